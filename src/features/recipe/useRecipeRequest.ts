import { type RefObject, useRef } from 'react'
import { useAppStore } from '../../app/hooks.ts'
import { requestRecipe, selectIsRunning } from './recipeSlice.ts'

/** Functions that start a request and stop the running one. The button that started it is kept in `pressed`. */
export function useRecipeRequest(pressed: RefObject<HTMLElement | null>) {
  const { dispatch, getState } = useAppStore()
  const runningRequest = useRef<{ abort: () => void }>(null)
  return {
    request(button: HTMLElement) {
      pressed.current = button
      // A second press must not replace the request that Stop aborts.
      if (!selectIsRunning(getState())) runningRequest.current = dispatch(requestRecipe())
    },
    stop() {
      runningRequest.current?.abort()
    },
  }
}

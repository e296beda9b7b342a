import { useRef } from 'react'
import { useAppStore } from '../../app/hooks.ts'
import { requestRecipe, selectMayRequest } from './recipeSlice.ts'

/** Starts a request, and stops the one that runs. */
export function useRecipeRequest() {
  const { dispatch, getState } = useAppStore()
  const running = useRef<{ abort: () => void }>(null)
  return {
    request() {
      // A press that is refused must not take the place of the request to be stopped.
      if (selectMayRequest(getState())) running.current = dispatch(requestRecipe())
    },
    stop() {
      running.current?.abort()
    },
  }
}

import { useRef } from 'react'
import { useAppDispatch } from '../../app/hooks.ts'
import { requestRecipe } from './recipeSlice.ts'

/**
 * Stops the running request. Not through the promise of `dispatch`: a press that `condition` refuses returns one too. In
 * the module, because a restart of React (main.tsx) renders the component anew while a request runs.
 */
let controller = new AbortController()

export function useRecipeRequest() {
  const dispatch = useAppDispatch()
  const pressedButton = useRef<HTMLElement>(null)
  return {
    pressedButton,
    start(button: HTMLElement) {
      pressedButton.current = button
      dispatch(requestRecipe(undefined, { signal: controller.signal }))
    },
    stop() {
      controller.abort()
      controller = new AbortController()
    },
  }
}

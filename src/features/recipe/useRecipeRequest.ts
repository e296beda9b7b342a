import { useRef } from 'react'
import { useAppDispatch } from '../../app/hooks.ts'
import { requestRecipe } from './recipeSlice.ts'

/**
 * Aborts the running request. The promise of `dispatch` can abort too, but a press that `condition` refuses returns another
 * one. A variable of the module, because a restart of React (main.tsx) mounts new components while a request runs.
 */
let controller = new AbortController()

export function stopRequest() {
  controller.abort()
  controller = new AbortController()
}

export function useRecipeRequest() {
  const dispatch = useAppDispatch()
  const pressedButton = useRef<HTMLElement>(null)
  return {
    pressedButton,
    start(button: HTMLElement) {
      pressedButton.current = button
      dispatch(requestRecipe(undefined, { signal: controller.signal }))
    },
  }
}

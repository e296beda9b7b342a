import { useRef } from 'react'
import { useAppDispatch } from '../../app/hooks.ts'
import { requestRecipe } from './recipeSlice.ts'

/**
 * Aborts the running request. (The promise of `dispatch` has `abort`, too, but a refused press would replace it.) In the module,
 * so that a restart of React (main.tsx) keeps it.
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
    startRequest(button: HTMLElement) {
      pressedButton.current = button
      dispatch(requestRecipe(undefined, { signal: controller.signal }))
    },
  }
}

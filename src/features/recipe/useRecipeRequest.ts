import { useRef } from 'react'
import { useAppDispatch } from '../../app/hooks.ts'
import { requestRecipe } from './recipeSlice.ts'

/**
 * Aborts the running request. Not the promise that `dispatch` returns: a refused press would replace it. In the module, so that
 * a restart of React (main.tsx) keeps it.
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

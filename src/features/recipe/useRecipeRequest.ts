import { useRef } from 'react'
import { useAppDispatch } from '../../app/hooks.ts'
import { requestRecipe } from './recipeSlice.ts'

/** Functions that request a recipe, and stop the request. `pressed` is the button that was pressed last. */
export function useRecipeRequest() {
  const dispatch = useAppDispatch()
  const pressed = useRef<HTMLElement>(null)
  const controller = useRef(new AbortController())
  return {
    pressed,
    request(button: HTMLElement) {
      pressed.current = button
      dispatch(requestRecipe(undefined, { signal: controller.current.signal }))
    },
    stop() {
      controller.current.abort()
      controller.current = new AbortController()
    },
  }
}

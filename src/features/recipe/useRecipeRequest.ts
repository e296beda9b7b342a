import { useRef } from 'react'
import { useAppDispatch } from '../../app/hooks.ts'
import { requestRecipe } from './recipeSlice.ts'

/** Not in the component, which is rendered anew if an extension makes React fail while a request runs. */
let controller = new AbortController()

/** Functions that request a recipe, and stop the request. `pressed` is the button that was pressed last. */
export function useRecipeRequest() {
  const dispatch = useAppDispatch()
  const pressed = useRef<HTMLElement>(null)
  return {
    pressed,
    request(button: HTMLElement) {
      pressed.current = button
      dispatch(requestRecipe(undefined, { signal: controller.signal }))
    },
    stop() {
      controller.abort()
      controller = new AbortController()
    },
  }
}

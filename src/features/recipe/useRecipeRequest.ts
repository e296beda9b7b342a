import { useRef } from 'react'
import { useAppDispatch } from '../../app/hooks.ts'
import { requestRecipe } from './recipeSlice.ts'

/**
 * An external signal, since a press that `condition` refuses would replace the handle of the running request. Not in the
 * component, which is rendered anew if an extension makes React fail while a request runs.
 */
let controller = new AbortController()

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

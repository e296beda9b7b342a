import { useRef } from 'react'
import { useAppStore } from '../../app/hooks.ts'
import { requestRecipe, selectIsRunning } from './recipeSlice.ts'

/** Functions that request a recipe, and stop the request. `pressed` is the button that was pressed last. */
export function useRecipeRequest() {
  const store = useAppStore()
  const pressed = useRef<HTMLElement>(null)
  const controller = useRef(new AbortController())
  return {
    pressed,
    request(button: HTMLElement) {
      pressed.current = button
      // A refused request must not replace the controller of the running one. Not a selector hook: of two presses in
      // one task, the second comes before the next render.
      if (!selectIsRunning(store.getState())) controller.current = new AbortController()
      store.dispatch(requestRecipe(undefined, { signal: controller.current.signal }))
    },
    stop: () => controller.current.abort(),
  }
}

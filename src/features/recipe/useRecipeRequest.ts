import { useRef } from 'react'
import { useAppDispatch, useAppSelector } from '../../app/hooks.ts'
import { requestRecipe, selectIsRunning } from './recipeSlice.ts'

/** Functions that request a recipe, and stop the request. `pressed` is the button that was pressed last. */
export function useRecipeRequest() {
  const dispatch = useAppDispatch()
  const isRunning = useAppSelector(selectIsRunning)
  const pressed = useRef<HTMLElement>(null)
  const controller = useRef(new AbortController())
  return {
    pressed,
    request(button: HTMLElement) {
      pressed.current = button
      // A refused request must not replace the controller of the running one.
      if (!isRunning) controller.current = new AbortController()
      dispatch(requestRecipe(undefined, { signal: controller.current.signal }))
    },
    stop: () => controller.current.abort(),
  }
}

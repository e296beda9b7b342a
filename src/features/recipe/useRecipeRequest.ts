import { type MouseEvent, useRef } from 'react'
import { useAppDispatch, useAppSelector } from '../../app/hooks.ts'
import { selectIngredients } from '../ingredients/ingredientsSlice.ts'
import { requestRecipe, requestStopped } from './recipeSlice.ts'

/** Starts and stops requests. Use it once: Stop aborts what this hook has started. */
export function useRecipeRequest() {
  const dispatch = useAppDispatch()
  const ingredients = useAppSelector(selectIngredients)
  const requestButton = useRef<HTMLElement>(null)
  const requests = useRef(new Set<{ abort: () => void }>())
  return {
    requestButton,
    startRequest({ currentTarget }: MouseEvent<HTMLElement>) {
      requestButton.current = currentTarget
      const dispatched = dispatch(requestRecipe({ ingredients }))
      requests.current.add(dispatched)
      dispatched.finally(() => requests.current.delete(dispatched))
      // The status bar must not cover the button.
      currentTarget.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    },
    stopRequest() {
      dispatch(requestStopped())
      // All: `condition` has refused some. After a jump in Redux DevTools, an older call may run.
      for (const request of requests.current) request.abort()
    },
  }
}

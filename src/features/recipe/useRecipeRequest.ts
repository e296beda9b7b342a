import { type MouseEvent, useRef } from 'react'
import { useAppDispatch, useAppSelector } from '../../app/hooks.ts'
import { selectIngredients } from '../ingredients/ingredientsSlice.ts'
import { requestRecipe, requestStopped } from './recipeSlice.ts'

/** Starts and stops requests. For one component: Stop ends what the same hook has started. */
export function useRecipeRequest() {
  const dispatch = useAppDispatch()
  const ingredients = useAppSelector(selectIngredients)
  const pressedButton = useRef<HTMLElement>(null)
  const requests = useRef(new Set<{ abort: () => void }>())
  return {
    pressedButton,
    startRequest({ currentTarget }: MouseEvent<HTMLElement>) {
      pressedButton.current = currentTarget
      const request = dispatch(requestRecipe({ ingredients }))
      requests.current.add(request)
      request.finally(() => requests.current.delete(request))
      // The status bar must not cover the button.
      currentTarget.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    },
    stopRequest() {
      dispatch(requestStopped())
      // All of them: after a jump in Redux DevTools, more than one may run.
      for (const request of requests.current) request.abort()
    },
  }
}

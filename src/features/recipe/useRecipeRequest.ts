import { type MouseEvent, useRef } from 'react'
import { useAppDispatch, useAppSelector } from '../../app/hooks.ts'
import { selectIngredients } from '../ingredients/ingredientsSlice.ts'
import { requestRecipe, requestStopped } from './recipeSlice.ts'

/** Starts and stops requests. `pressedButton` has started the last one. */
export function useRecipeRequest() {
  const dispatch = useAppDispatch()
  const ingredients = useAppSelector(selectIngredients)
  const pressedButton = useRef<HTMLElement>(null)
  const request = useRef<{ abort: () => void }>(undefined)
  return {
    pressedButton,
    startRequest({ currentTarget }: MouseEvent<HTMLElement>) {
      pressedButton.current = currentTarget
      request.current = dispatch(requestRecipe({ ingredients }))
      // The status bar must not cover it.
      currentTarget.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    },
    /** The reducer decides what is left. There is nothing to abort if Redux DevTools has imported the running request. */
    stopRequest() {
      dispatch(requestStopped())
      request.current?.abort()
    },
  }
}

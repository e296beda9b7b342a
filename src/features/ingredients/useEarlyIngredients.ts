import { useLayoutEffect } from 'react'
import { useAppDispatch } from '../../app/hooks.ts'
import { ingredientAdded } from './ingredientsSlice.ts'

declare global {
  interface Window {
    /** Missing if a proxy or a policy has removed the page's inline script. */
    takeEarlyIngredients?: () => string[]
  }
}

/** Adds the ingredients that were submitted before React started. */
export function useEarlyIngredients() {
  const dispatch = useAppDispatch()
  // In a layout effect: the list appears in the frame in which the early note goes.
  useLayoutEffect(() => {
    for (const text of window.takeEarlyIngredients?.() ?? []) dispatch(ingredientAdded(text))
  }, [dispatch])
}

import { useLayoutEffect } from 'react'
import { useAppDispatch } from '../../app/hooks.ts'
import { ingredientAdded } from './ingredientsSlice.ts'

declare global {
  interface Window {
    /** From the script of index.html, unless a proxy or a policy has removed it. */
    takeEarlyIngredients?: () => string[]
  }
}

/** Adds the ingredients that were submitted before React had started, before anything else is painted. */
export function useEarlyIngredients() {
  const dispatch = useAppDispatch()
  useLayoutEffect(() => {
    for (const ingredient of window.takeEarlyIngredients?.() ?? [])
      dispatch(ingredientAdded(ingredient))
  }, [dispatch])
}

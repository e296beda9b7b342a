import { useLayoutEffect } from 'react'
import { useAppDispatch } from '../../app/hooks.ts'
import { ingredientAdded } from './ingredientsSlice.ts'

declare global {
  interface Window {
    /** Defined by the page's inline script, unless a proxy or a policy has removed it. */
    endEarlyInput?: () => string[]
  }
}

/** Adds the ingredients that were submitted before React had started, before the next paint. */
export function useEarlyIngredients() {
  const dispatch = useAppDispatch()
  useLayoutEffect(() => {
    for (const ingredient of window.endEarlyInput?.() ?? []) dispatch(ingredientAdded(ingredient))
  }, [dispatch])
}

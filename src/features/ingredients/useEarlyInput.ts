import { type RefObject, useLayoutEffect, useState } from 'react'
import { useAppDispatch } from '../../app/hooks.ts'
import { ingredientAdded } from './ingredientsSlice.ts'

declare global {
  interface Window {
    /** Defined by the page's inline script, unless a proxy or a policy has removed it. */
    takeEarlyIngredients?: () => string[]
  }
}

/** Keeps what was typed before this mount: submitted ingredients, and the text in the field. */
export function useEarlyInput(field: RefObject<HTMLInputElement | null>) {
  const dispatch = useAppDispatch()
  const [earlier] = useState(readEarlierField)
  // In a layout effect: the list appears in the frame in which the early note goes.
  useLayoutEffect(() => {
    for (const text of window.takeEarlyIngredients?.() ?? []) dispatch(ingredientAdded(text))
  }, [dispatch])
  useLayoutEffect(() => {
    // React replaces the field if something has changed the page, as a translation does.
    const current = field.current as HTMLInputElement
    if (!earlier || current === earlier.field) return
    current.value = earlier.field.value
    if (earlier.hasFocus) current.focus({ preventScroll: true })
  }, [field, earlier])
}

/** The field in the page during the first render. No ref points to it. */
function readEarlierField() {
  // The build prerenders without a document.
  if (typeof document === 'undefined') return undefined
  const field = document.getElementById('ingredient') as HTMLInputElement | null
  return field ? { field, hasFocus: field === document.activeElement } : undefined
}

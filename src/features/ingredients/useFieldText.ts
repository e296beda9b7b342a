import { type RefObject, useLayoutEffect, useState } from 'react'

/** Keeps the text and the focus if React has to replace the field: hydration has failed, or an element was removed. */
export function useFieldText(field: RefObject<HTMLInputElement | null>) {
  // The field that is in the page while this one is rendered for the first time. No ref points to a prerendered one.
  const [old] = useState(findField)
  useLayoutEffect(() => {
    const newField = field.current
    if (!old || !newField || newField === old.field) return
    newField.value = old.field.value
    if (old.hasFocus) newField.focus({ preventScroll: true })
  }, [field, old])
}

/** The build prerenders without a document. */
function findField() {
  if (typeof document === 'undefined') return undefined
  const field = document.getElementById('ingredient') as HTMLInputElement | null
  return field ? { field, hasFocus: field === document.activeElement } : undefined
}

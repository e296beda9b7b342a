import { type RefObject, useLayoutEffect, useState } from 'react'

/** Keeps the text and the focus if React replaces the field: a page was changed or translated. */
export function useFieldText(field: RefObject<HTMLInputElement | null>) {
  // The one that is in the page during the first render. No ref points to a prerendered field.
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

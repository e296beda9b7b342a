import { type RefObject, useLayoutEffect, useState } from 'react'

/** Keeps the text and the focus if React has to replace the field: hydration has failed, or an element was removed. */
export function useFieldText(field: RefObject<HTMLInputElement | null>) {
  // Read while rendering for the first time, when the old field is still in the page.
  const [oldField] = useState(findField)
  const [wasFocused] = useState(() => oldField !== null && oldField === document.activeElement)
  useLayoutEffect(() => {
    const newField = field.current
    if (!oldField || !newField || newField === oldField) return
    newField.value = oldField.value
    newField.setSelectionRange(oldField.selectionStart, oldField.selectionEnd)
    if (wasFocused) newField.focus({ preventScroll: true })
  }, [field, oldField, wasFocused])
}

/** The build prerenders without a document. */
function findField() {
  if (typeof document === 'undefined') return null
  return document.getElementById('ingredient') as HTMLInputElement | null
}

import { type RefObject, useLayoutEffect, useState } from 'react'

/** Keeps the text and the focus of the field when React mounts the page anew. */
export function useReplacedField(field: RefObject<HTMLInputElement | null>) {
  const [previous] = useState(readFieldInPage)
  useLayoutEffect(() => {
    // React replaces the field if something has changed the page, as a translation does.
    const current = field.current as HTMLInputElement
    if (!previous || current === previous.field) return
    current.value = previous.field.value
    if (previous.hasFocus) current.focus({ preventScroll: true })
  }, [field, previous])
}

/** The field in the page during the first render. No ref points to it. */
function readFieldInPage() {
  // The build prerenders without a document.
  if (typeof document === 'undefined') return undefined
  const field = document.getElementById('ingredient') as HTMLInputElement | null
  return field ? { field, hasFocus: field === document.activeElement } : undefined
}

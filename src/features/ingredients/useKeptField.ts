import { type RefObject, useLayoutEffect, useState } from 'react'

/** Not a ref: the old field was prerendered, or React has unmounted it. */
export const FIELD_ID = 'ingredient'

/** Keeps the text and the focus of the field when React mounts the page anew. */
export function useKeptField(field: RefObject<HTMLInputElement | null>) {
  const [previous] = useState(readFieldInPage)
  useLayoutEffect(() => {
    // React replaces the field if something has changed the page, as a translation does.
    const current = field.current as HTMLInputElement
    if (!previous || current === previous.field) return
    current.value = previous.field.value
    if (previous.hasFocus) current.focus({ preventScroll: true })
  }, [field, previous])
}

/** The field in the page during the first render. */
function readFieldInPage() {
  // The build prerenders without a document.
  const field = globalThis.document?.getElementById(FIELD_ID) as HTMLInputElement | null | undefined
  return field ? { field, hasFocus: field === document.activeElement } : undefined
}

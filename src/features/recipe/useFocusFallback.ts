import { type RefObject, useLayoutEffect } from 'react'

/**
 * If a render of the caller removes the focused element, focuses the first of `candidates` that is in the page.
 * A component whose renders remove a button of its own calls this too.
 */
export function useFocusFallback(candidates: readonly RefObject<HTMLElement | null>[]) {
  // Read while rendering, when React has not changed the page yet. The build prerenders without a document.
  const focused = globalThis.document?.activeElement
  useLayoutEffect(() => {
    const isLost = focused && !focused.isConnected && document.activeElement === document.body
    if (!isLost) return
    const elements = candidates.map(({ current }) => current)
    elements.find((element) => element?.isConnected)?.focus({ preventScroll: true })
  })
}

import { type RefObject, useLayoutEffect } from 'react'

/** If a render of the caller removes the focused element, focuses the first candidate left. */
export function useFocusFallback(candidates: readonly RefObject<HTMLElement | null>[]) {
  // Read while rendering, before React changes the page. The build prerenders without a document.
  const focused = globalThis.document?.activeElement
  useLayoutEffect(() => {
    const isLost = focused && !focused.isConnected && document.activeElement === document.body
    if (!isLost) return
    const elements = candidates.map(({ current }) => current)
    elements.find((element) => element?.isConnected)?.focus({ preventScroll: true })
  })
}

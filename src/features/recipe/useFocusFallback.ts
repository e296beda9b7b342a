import { type RefObject, useLayoutEffect } from 'react'

/** If the focused element goes as the caller renders, focuses the first candidate in the page. */
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

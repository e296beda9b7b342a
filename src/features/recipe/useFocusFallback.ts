import { type RefObject, useLayoutEffect } from 'react'

/** If a render of the caller removes the focused element, focuses the first of `candidates` that is in the page. */
export function useFocusFallback(candidates: readonly RefObject<HTMLElement | null>[]) {
  // Read before the commit, as in getSnapshotBeforeUpdate, which only classes have. The build prerenders without a document.
  const focused = globalThis.document?.activeElement
  useLayoutEffect(() => {
    if (!focused || focused.isConnected) return
    const elements = candidates.map(({ current }) => current)
    elements.find((element) => element?.isConnected)?.focus({ preventScroll: true })
  })
}

import { type RefObject, useLayoutEffect } from 'react'

/** If a commit removes the focused element, focuses the first of `candidates` in the page. The caller must render in that commit. */
export function useFocusFallback(candidates: readonly RefObject<HTMLElement | null>[]) {
  // Read before the commit, as in getSnapshotBeforeUpdate, which only classes have. The build prerenders without a document.
  const focused = globalThis.document?.activeElement
  useLayoutEffect(() => {
    if (!focused || focused.isConnected) return
    const elements = candidates.map(({ current }) => current)
    elements.find((element) => element?.isConnected)?.focus({ preventScroll: true })
  })
}

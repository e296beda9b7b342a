import { type RefObject, useLayoutEffect } from 'react'

/** Focuses the first of `candidates` in the page if a commit, in which the caller renders, removes the focused element. */
export function useFocusFallback(candidates: readonly RefObject<HTMLElement | null>[]) {
  // Read before the commit, as in getSnapshotBeforeUpdate, which only classes have. The build prerenders without a document.
  const focused = globalThis.document?.activeElement
  useLayoutEffect(() => {
    if (!focused || focused.isConnected) return
    const elements = candidates.map(({ current }) => current)
    elements.find((element) => element?.isConnected)?.focus({ preventScroll: true })
  })
}

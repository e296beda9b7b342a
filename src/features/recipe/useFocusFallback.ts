import { type RefObject, useLayoutEffect } from 'react'

/**
 * When the focused element has been removed, focuses the first of `candidates` that is in the page. For a component
 * that renders in the commit that removes the element, as RecipeArea does whenever Stop appears or goes.
 */
export function useFocusFallback(candidates: readonly RefObject<HTMLElement | null>[]) {
  // Read before the commit, as in getSnapshotBeforeUpdate, which only classes have. The build prerenders without a document.
  const focused = globalThis.document?.activeElement
  useLayoutEffect(() => {
    if (!focused || focused.isConnected) return
    const elements = candidates.map(({ current }) => current)
    elements.find((element) => element?.isConnected)?.focus({ preventScroll: true })
  })
}

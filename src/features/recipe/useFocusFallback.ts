import { useEffect, useLayoutEffect, useRef } from 'react'
import type { RecipeState } from './recipeSlice.ts'

/** Moves the focus if its element is removed or hidden: to the recipe, or after Stop to the request button. */
export function useFocusFallback(phase: RecipeState['phase']) {
  const focused = useRef<Element>(null)
  const requestButton = useRef<HTMLElement>(null)
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return
      focused.current = target
      if (target.matches('.request')) requestButton.current = target
    }
    addEventListener('focusin', remember)
    return () => removeEventListener('focusin', remember)
  }, [])
  useLayoutEffect(() => {
    const isGone = focused.current?.isConnected === false || focused.current?.closest('[hidden]')
    const isNowhere = phase === 'stopped' && document.activeElement === document.body
    if (!isGone && !isNowhere) return
    // Not the request button after a reply: Enter, meant for Stop, would ask again.
    const fallback =
      phase === 'stopped'
        ? (requestButton.current ?? document.querySelector<HTMLElement>('.request'))
        : document.querySelector<HTMLElement>('.recipe')
    fallback?.focus({ preventScroll: true })
  })
}

import { useEffect, useLayoutEffect, useRef } from 'react'
import type { RecipeState } from './recipeSlice.ts'

/** Moves the focus when the focused element goes away: to the recipe, or after Stop to the request button. */
export function useFocusFallback({ request, wasStopped }: RecipeState) {
  const focused = useRef<Element>(null)
  const pressed = useRef<HTMLElement>(null)
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return
      focused.current = target
      if (target.matches('.request')) pressed.current = target
    }
    addEventListener('focusin', remember)
    return () => removeEventListener('focusin', remember)
  }, [])
  useLayoutEffect(() => {
    const isGone = focused.current?.isConnected === false || focused.current?.closest('[hidden]')
    const isStopped = !request && wasStopped
    const isFocusLost = isStopped && document.activeElement === document.body
    if (!isGone && !isFocusLost) return
    // After a reply, not the request button: an Enter that is meant for Stop would ask again.
    const selector = isStopped ? '.request' : '.recipe'
    const fallback = (isStopped && pressed.current) || document.querySelector<HTMLElement>(selector)
    fallback?.focus({ preventScroll: true })
  }, [request, wasStopped])
}

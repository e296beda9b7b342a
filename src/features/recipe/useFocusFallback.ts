import { type RefObject, useEffect } from 'react'
import { useAppStore } from '../../app/hooks.ts'
import { selectRecipeState } from './recipeSlice.ts'

type Ref = RefObject<HTMLElement | null>

/** When the focused element disappears, moves the focus: after Stop to the pressed button, else to the recipe. */
export function useFocusFallback(pressed: Ref, recipeArea: Ref, field: Ref) {
  const { getState } = useAppStore()
  useEffect(() => {
    let focused: Element | null = null
    function check() {
      const { activeElement, body } = document
      // Remember where the focus is. Forget it when someone leaves an element that is still there.
      if (activeElement !== body || focused?.isConnected) focused = activeElement
      if (!focused || focused === body || focused.isConnected) return
      // After a reply, not the request button: an Enter that is meant for Stop would ask again.
      const { wasStopped } = selectRecipeState(getState())
      const fallbacks = [wasStopped ? pressed.current : null, recipeArea.current, field.current]
      fallbacks.find((element) => element?.isConnected)?.focus({ preventScroll: true })
    }
    const observer = new MutationObserver(check)
    observer.observe(document.body, { childList: true, subtree: true })
    // Some browsers send focusout before they remove the focused element, so check afterwards.
    const checkSoon = () => queueMicrotask(check)
    addEventListener('focusin', checkSoon)
    addEventListener('focusout', checkSoon)
    return () => {
      observer.disconnect()
      removeEventListener('focusin', checkSoon)
      removeEventListener('focusout', checkSoon)
    }
  }, [getState, pressed, recipeArea, field])
}

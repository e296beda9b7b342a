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
      const active = document.activeElement
      if (active !== document.body && active?.checkVisibility()) focused = active
      // It is still there: someone left it on purpose.
      else if (focused?.checkVisibility()) focused = null
      else if (focused) {
        // After a reply, not the request button: an Enter that is meant for Stop would ask again.
        const { wasStopped } = selectRecipeState(getState())
        const fallbacks = [wasStopped ? pressed.current : null, recipeArea.current, field.current]
        fallbacks.find((element) => element?.isConnected)?.focus({ preventScroll: true })
      }
    }
    const observer = new MutationObserver(check)
    observer.observe(document.body, { attributes: true, childList: true, subtree: true })
    // Some browsers send focusout before they remove the focused element, so check afterwards.
    const checkSoon = () => queueMicrotask(check)
    for (const type of ['focusin', 'focusout']) addEventListener(type, checkSoon)
    return () => {
      observer.disconnect()
      for (const type of ['focusin', 'focusout']) removeEventListener(type, checkSoon)
    }
  }, [getState, pressed, recipeArea, field])
}

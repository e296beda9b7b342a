import { useEffect, useEffectEvent } from 'react'

/** Calls `onEscape` when Escape is pressed anywhere in the page, and nothing else handles it. */
export function useEscape(onEscape: () => void) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const hasModifier = event.shiftKey || event.ctrlKey || event.altKey || event.metaKey
    // The keyCode is Safari's only sign of a key that ends an IME composition.
    const isComposing = event.isComposing || event.keyCode === 229
    const isForOthers = event.defaultPrevented || hasModifier || isComposing
    if (event.key === 'Escape' && !isForOthers) onEscape()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
}

import { useSyncExternalStore } from 'react'

/** As in recipe.css: from here on, there is room beside the switch. */
const WIDE = '(width >= 48rem)'

/** Whether the actions stand above the recipe. On a phone, they come after it. */
export const useIsWide = () => useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches)

function subscribe(onResize: () => void) {
  addEventListener('resize', onResize)
  return () => removeEventListener('resize', onResize)
}

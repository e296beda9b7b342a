import type { KeyboardEvent } from 'react'

/** A held Enter repeats `keydown`, and the browser presses or submits at each. */
export function ignoreHeldEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.repeat) event.preventDefault()
}

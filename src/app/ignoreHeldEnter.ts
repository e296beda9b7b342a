import type { KeyboardEvent } from 'react'

/** Enter acts at each `keydown`, and a held key repeats it. */
export function ignoreHeldEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.repeat) event.preventDefault()
}

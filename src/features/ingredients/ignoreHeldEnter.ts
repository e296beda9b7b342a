/** A held Enter acts once. For keydown events. */
export function ignoreHeldEnter(event: Pick<KeyboardEvent, 'key' | 'repeat' | 'preventDefault'>) {
  if (event.key === 'Enter' && event.repeat) event.preventDefault()
}

import type { ComponentProps, KeyboardEvent, MouseEvent } from 'react'

type Props = Omit<
  ComponentProps<'button'>,
  'aria-disabled' | 'className' | 'disabled' | 'onKeyDown'
> & {
  variant?: 'primary' | 'secondary' | 'quiet'
  isUnavailable?: boolean
}

/** A double click and a held Enter act once. An unavailable button keeps the focus. */
export function Button({ variant, isUnavailable, onClick, ...props }: Props) {
  function click(event: MouseEvent<HTMLButtonElement>) {
    // Between the clicks of a double click, another button may have moved under the pointer.
    if (isUnavailable || event.detail > 1) return event.preventDefault()
    // Safari does not focus a clicked button. A submit button leaves the focus to its form.
    if (props.type !== 'submit') event.currentTarget.focus({ preventScroll: true })
    onClick?.(event)
  }
  return (
    <button
      type="button"
      {...props}
      data-variant={variant}
      aria-disabled={isUnavailable}
      onClick={click}
      onKeyDown={ignoreHeldEnter}
    />
  )
}

/** Enter acts at each `keydown`, and a held key repeats it. */
export function ignoreHeldEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.repeat) event.preventDefault()
}

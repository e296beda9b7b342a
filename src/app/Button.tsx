import type { ComponentProps, MouseEvent } from 'react'
import { ignoreHeldEnter } from './ignoreHeldEnter.ts'

type Props = Omit<
  ComponentProps<'button'>,
  'aria-disabled' | 'className' | 'disabled' | 'onKeyDown' | 'onMouseDown'
> & {
  variant?: 'primary' | 'secondary' | 'quiet'
  isUnavailable?: boolean
}

/** A double click and a held Enter act once. An unavailable button keeps the focus. */
export function Button({ variant, isUnavailable, onClick, ...props }: Props) {
  const isSubmit = props.type === 'submit'
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    // Between the clicks of a double click, another button may have moved under the pointer.
    if (isUnavailable || event.detail > 1) return event.preventDefault()
    // Safari does not focus a clicked button.
    if (!isSubmit) event.currentTarget.focus({ preventScroll: true })
    onClick?.(event)
  }
  return (
    <button
      type="button"
      {...props}
      data-variant={variant}
      aria-disabled={isUnavailable}
      // A submit button leaves the focus in its form.
      onMouseDown={(event) => isSubmit && event.preventDefault()}
      onClick={handleClick}
      onKeyDown={ignoreHeldEnter}
    />
  )
}

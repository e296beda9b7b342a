import type { ComponentProps } from 'react'

type Props = ComponentProps<'button'> & { onPress: (button: HTMLElement) => void }

/**
 * A button that takes the focus when it is clicked, in Safari too. It ignores the second click of a double click, as index.html
 * does for Add Ingredient.
 */
export function Button({ onPress, ...props }: Props) {
  return (
    <button
      type="button"
      {...props}
      onClick={({ currentTarget, detail }) => {
        // Between the clicks, a reply or the status bar may have moved something else under the pointer.
        if (detail > 1) return
        currentTarget.focus({ preventScroll: true })
        onPress(currentTarget)
      }}
    />
  )
}

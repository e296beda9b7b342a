import { fireEvent, render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Button } from '../../../src/features/recipe/Button.tsx'

it.each([
  ['a key', 0, true],
  ['the first click', 1, true],
  ['the second click of a double click', 2, false],
])('a button that gets %s (detail %i) acts, and takes the focus: %s', (_, detail, isTaken) => {
  const onPress = vi.fn()
  const { getByRole } = render(<Button onPress={onPress} />)
  fireEvent.click(getByRole('button'), { detail })
  expect(onPress).toHaveBeenCalledTimes(isTaken ? 1 : 0)
  expect(document.activeElement === getByRole('button')).toBe(isTaken)
})

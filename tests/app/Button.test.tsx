import { createEvent, fireEvent, render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Button } from '../../src/app/Button.tsx'

function show(props: Parameters<typeof Button>[0] = {}) {
  const onClick = vi.fn()
  const view = render(
    <Button onClick={onClick} {...props}>
      Cook
    </Button>,
  )
  return { onClick, button: view.getByRole('button', { name: 'Cook' }) }
}

it('a double click acts once', () => {
  const { button, onClick } = show()
  for (const detail of [1, 2, 3]) fireEvent.click(button, { detail })
  expect(onClick).toHaveBeenCalledTimes(1)
  // A key's click has no count.
  fireEvent.click(button, { detail: 0 })
  expect(onClick).toHaveBeenCalledTimes(2)
})

it('a held Enter acts once: the browser clicks at each keydown that is not prevented', () => {
  const { button } = show()
  const isPrevented = (key: string, repeat: boolean) => {
    const event = createEvent.keyDown(button, { key, repeat })
    fireEvent(button, event)
    return event.defaultPrevented
  }
  expect(isPrevented('Enter', false)).toBe(false)
  expect(isPrevented('Enter', true)).toBe(true)
  expect(isPrevented('Tab', true)).toBe(false)
})

it.each([
  ['gives it the focus, in Safari too', 'button', true],
  ['leaves the focus to its form, if it submits one', 'submit', false],
] as const)('a click %s', (_, type, hasFocus) => {
  const { button } = show({ type })
  fireEvent.click(button, { detail: 1 })
  expect(document.activeElement === button).toBe(hasFocus)
})

it('while it is unavailable, it does nothing, and keeps the focus', () => {
  const { button, onClick } = show({ isUnavailable: true, type: 'submit' })
  button.focus()
  expect(fireEvent.click(button, { detail: 1 })).toBe(false)
  expect(onClick).not.toHaveBeenCalled()
  expect(button).toHaveFocus()
  expect(button).toHaveAttribute('aria-disabled', 'true')
})

it('the second click of a double click does not submit a form', () => {
  const onSubmit = vi.fn((event) => event.preventDefault())
  const { getByRole } = render(
    <form onSubmit={onSubmit}>
      <Button type="submit">Add</Button>
    </form>,
  )
  for (const detail of [1, 2]) fireEvent.click(getByRole('button'), { detail })
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

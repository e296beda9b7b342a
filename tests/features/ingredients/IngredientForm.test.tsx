import { fireEvent } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '../../support/renderApp.tsx'

it('in the field, a held Enter acts once, and other keys repeat', () => {
  const field = renderApp().getByLabelText('Add Ingredient')
  expect(fireEvent.keyDown(field, { key: 'Enter', repeat: true })).toBe(false)
  expect(fireEvent.keyDown(field, { key: 'e', repeat: true })).toBe(true)
})

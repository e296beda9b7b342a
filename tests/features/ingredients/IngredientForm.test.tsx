import { fireEvent } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '../../support/renderApp.tsx'

it('a click on Add Ingredient gives the field the focus', async () => {
  const { user, getByRole, getByLabelText } = renderApp()
  await user.click(getByRole('button', { name: 'Add Ingredient' }))
  expect(getByLabelText('Add Ingredient')).toHaveFocus()
})

it('in the field, a held Enter acts once, and other keys repeat', () => {
  const field = renderApp().getByLabelText('Add Ingredient')
  expect(fireEvent.keyDown(field, { key: 'Enter', repeat: true })).toBe(false)
  expect(fireEvent.keyDown(field, { key: 'e', repeat: true })).toBe(true)
})

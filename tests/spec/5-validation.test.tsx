import { within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { selectIngredients } from '../../src/features/ingredients/ingredientsSlice.ts'
import { renderApp } from '../support/renderApp.tsx'

describe('§5 Validation rules', () => {
  it('an ingredient is appended exactly as typed: not checked for words or duplicates, and not trimmed', async () => {
    const { add, store, getByRole } = renderApp()
    const typed = ['', 'egg', 'egg', '  a\t', '<b>&amp;', '\u200Fa\u202E', '\ud800']
    await add(...typed)
    expect(selectIngredients(store.getState())).toEqual(typed)
    const items = within(getByRole('list')).getAllByRole('listitem')
    const shown = items.map((item) => item.textContent)
    expect(shown).toEqual(typed.map((text) => expect.stringContaining(text)))
  })
})

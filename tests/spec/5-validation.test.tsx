import { within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { selectIngredients } from '../../src/features/ingredients/ingredientsSlice.ts'
import { renderApp } from '../support/renderApp.tsx'

describe('§5 Validation rules', () => {
  it.each([
    ['there is no empty check', ['', '']],
    ['there is no trimming', ['  a ', ' ', 'b\t']],
    ['there is no duplicate check', ['egg', 'egg', 'Egg']],
    ['emoji are kept', ['🧂', '👩🏽‍🍳🏴󠁧󠁢󠁷󠁬󠁳󠁿']],
    ['right-to-left text and marks are kept', ['زعتر', '\u200Fa\u202Eb']],
    ['combining marks are not composed', ['cafe\u0301', 'café']],
    ['markup is kept as text', ['<b>a</b>', '&amp;', '**a**']],
    ['what programs stumble over is kept', ['__proto__', 'undefined', '-0.00', `$& %s '"\\`]],
    ['characters that nobody sees are kept', ['\u0001', '\ufeffa\u200b\u2028b', '\ud800']],
    ['10,000 characters are kept', ['x'.repeat(10_000)]],
  ])('an ingredient is appended exactly as typed: %s', async (_, typed) => {
    const { add, store, getByRole } = renderApp()
    expect(selectIngredients(store.getState())).toEqual([])
    await add(...typed)
    expect(selectIngredients(store.getState())).toEqual(typed)
    const items = within(getByRole('list')).getAllByRole('listitem')
    const shown = items.map((item) => item.textContent)
    expect(shown).toEqual(typed.map((text) => expect.stringContaining(text)))
  })
})

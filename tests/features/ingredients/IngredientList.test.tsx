// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { Provider } from 'react-redux'
import { afterEach, expect, it } from 'vitest'
import { makeStore } from '../../../src/app/store.ts'
import { IngredientList } from '../../../src/features/ingredients/IngredientList.tsx'
import { fakeChat } from '../../support/fakeChat.ts'

afterEach(cleanup)

const list = (ingredients: string[]) => (
  <Provider store={makeStore(fakeChat(), { ingredients })}>
    <IngredientList>{null}</IngredientList>
  </Provider>
)
const numbered = (count: number, name = 'ingredient') =>
  Array.from({ length: count }, (_, index) => `${name} ${index}`)
const shown = () =>
  within(screen.getByRole('list', { name: 'Ingredients on hand' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent)

it.each([1, 99, 100, 101, 250])('shows all of %i ingredients, in order, in one list', (count) => {
  render(list(numbered(count)))
  expect(shown()).toEqual(numbered(count))
})

it('shows other ingredients where Redux DevTools puts as many in their place', () => {
  const { rerender } = render(list(numbered(150)))
  rerender(list(numbered(150, 'other')))
  expect(shown()).toEqual(numbered(150, 'other'))
})

import { within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../support/renderApp.tsx'

describe('§2 Screens and routes', () => {
  it('the page has a single screen: it has no links, and the form does not navigate', async () => {
    const { add, container, queryByRole } = renderApp()
    const navigates: boolean[] = []
    container.addEventListener('submit', (event) => navigates.push(!event.defaultPrevented))
    await add('a', 'b', 'c', 'd')
    expect(queryByRole('link')).toBeNull()
    expect(navigates).toEqual([false, false, false, false])
  })

  it('the layout is, top to bottom: header, form, list, call to action, recipe', async () => {
    const { add, request, reply, getByRole, getByPlaceholderText, getByText } = renderApp()
    await add('a', 'b', 'c', 'd')
    await request()
    await reply('Cook.')
    const parts = [
      getByRole('heading', { name: 'Chef Claude' }),
      getByPlaceholderText('Oregano'),
      getByRole('button', { name: 'Add Ingredient' }),
      getByRole('list', { name: 'Ingredients on hand' }),
      getByRole('button', { name: 'Suggest a recipe' }),
      getByText('Ready for a recipe?'),
      getByText('Get a recipe from your list of ingredients'),
      getByRole('region', { name: 'Recipe' }),
    ]
    for (const [index, part] of parts.slice(1).entries())
      expect(parts[index]?.compareDocumentPosition(part)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('the list ‘Ingredients on hand’ appears with the first ingredient', async () => {
    const { add, queryByText, getByRole, queryByRole } = renderApp()
    expect(queryByText(/Ingredients on hand/)).toBeNull()
    expect(queryByRole('list')).toBeNull()
    await add('eggs')
    expect(getByRole('heading', { name: 'Ingredients on hand' })).toBeInTheDocument()
    const list = within(getByRole('list', { name: 'Ingredients on hand' }))
    expect(list.getAllByRole('listitem')).toHaveLength(1)
  })

  it('nothing in the list can be removed', async () => {
    const { add, getByRole, queryByRole } = renderApp()
    await add('eggs')
    expect(within(getByRole('listitem')).queryByRole('button')).toBeNull()
    expect(queryByRole('button', { name: /remove|delete|clear/i })).toBeNull()
  })
})

// @vitest-environment happy-dom
import { cleanup, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { renderApp } from '../support/renderApp.tsx'

afterEach(cleanup)

describe('§2 Screens and routes', () => {
  it('there is a single screen: no links, and the address stays as it is', async () => {
    const address = location.href
    const { add, queryByRole } = renderApp()
    await add('a', 'b', 'c', 'd')
    expect(queryByRole('link')).toBeNull()
    expect(location.href).toBe(address)
  })

  it('the layout is, top to bottom: header, form, list, call to action, recipe', async () => {
    const { add, user, chat, getByRole, getByLabelText, getByText, findByRole } = renderApp()
    await add('a', 'b', 'c', 'd')
    await user.click(getByRole('button', { name: 'Get a recipe' }))
    chat.lastCall.answer('Cook.')
    const parts = [
      getByRole('heading', { name: 'Chef Claude' }),
      getByLabelText('Add Ingredient'),
      getByRole('button', { name: 'Add Ingredient' }),
      getByRole('list', { name: 'Ingredients on hand' }),
      getByRole('button', { name: 'Suggest a recipe' }),
      getByText('Ready for a recipe?'),
      await findByRole('region', { name: 'Recipe' }),
    ]
    parts.slice(1).forEach((part, index) => {
      const order = parts[index]?.compareDocumentPosition(part)
      expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    })
  })

  it('the form has a text input labelled ‘Add Ingredient’, for example ‘Oregano’, and a button', () => {
    const { getByLabelText, getByRole } = renderApp()
    expect(getByLabelText('Add Ingredient')).toHaveProperty('type', 'text')
    expect(getByLabelText('Add Ingredient')).toHaveProperty('placeholder', 'Oregano')
    expect(getByRole('button', { name: 'Add Ingredient' })).toBeVisible()
  })

  it('the list is titled ‘Ingredients on hand’, with an item each, from the first ingredient on', async () => {
    const { add, queryByText, getByRole, queryByRole } = renderApp()
    expect(queryByText('Ingredients on hand')).toBeNull()
    expect(queryByRole('list')).toBeNull()
    await add('eggs', 'milk')
    expect(getByRole('heading', { name: 'Ingredients on hand' })).toBeVisible()
    const items = within(getByRole('list', { name: 'Ingredients on hand' })).getAllByRole(
      'listitem',
    )
    expect(items.map((item) => item.textContent)).toEqual(['eggs', 'milk'])
  })

  it('the list holds a button to request a recipe', async () => {
    const { add, user, chat, getByRole } = renderApp()
    await add('eggs')
    await user.click(getByRole('button', { name: 'Suggest a recipe' }))
    expect(chat.calls).toHaveLength(1)
  })

  it('the call to action is shown only above 3 ingredients, and its button triggers the request', async () => {
    const { add, user, chat, getByText, queryByText, getByRole } = renderApp()
    await add('a', 'b', 'c')
    expect(queryByText('Ready for a recipe?')).toBeNull()
    await add('d')
    expect(getByText('Ready for a recipe?')).toBeVisible()
    expect(getByText('Get a recipe from your list of ingredients')).toBeVisible()
    await user.click(getByRole('button', { name: 'Get a recipe' }))
    expect(chat.calls).toHaveLength(1)
  })

  it('the recipe is shown only once it is not null', async () => {
    const { add, user, chat, getByRole, queryByRole, findByRole } = renderApp()
    await add('eggs')
    await user.click(getByRole('button', { name: 'Suggest a recipe' }))
    expect(queryByRole('region', { name: 'Recipe' })).toBeNull()
    chat.lastCall.answer('Fry them.')
    expect(await findByRole('region', { name: 'Recipe' })).toHaveTextContent('Fry them.')
  })

  it('removing ingredients is not possible', async () => {
    const { add, getAllByRole } = renderApp()
    await add('eggs', 'milk')
    const buttons = getAllByRole('button').map((button) => button.textContent)
    expect(buttons).toEqual(['Add Ingredient', 'Suggest a recipe'])
  })
})

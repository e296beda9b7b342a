// @vitest-environment happy-dom
import { cleanup, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderApp } from '../support/renderApp.tsx'

afterEach(cleanup)

describe('§1 What the product does and for whom', () => {
  it('anyone uses the page anonymously: there is nothing to sign in to', () => {
    const { getAllByRole } = renderApp()
    expect(getAllByRole('textbox')).toHaveLength(1)
    expect(getAllByRole('button').map((button) => button.textContent)).toEqual(['Add Ingredient'])
  })

  it('the header shows a chef icon with the alt text ‘Chef Icon’ next to the heading ‘Chef Claude’', () => {
    const header = within(renderApp().getByRole('banner'))
    expect(header.getByAltText('Chef Icon')).toHaveAttribute('src', expect.stringMatching(/svg/))
    expect(header.getByRole('heading', { name: 'Chef Claude', level: 1 })).toBeVisible()
  })

  it('the user builds a list, requests a recipe, and reads it as formatted markdown below the list', async () => {
    const { add, user, chat, getByRole, findByRole } = renderApp()
    await add('eggs', 'chives')
    await user.click(getByRole('button', { name: 'Suggest a recipe' }))
    chat.lastCall.answer('# Omelette\n\n1. Beat the **eggs**.')
    const title = await findByRole('heading', { name: 'Omelette' })
    const area = getByRole('region', { name: 'Recipe' })
    expect(area).toContainElement(title)
    expect(within(area).getByText('eggs')).toHaveProperty('tagName', 'STRONG')
    const list = getByRole('list', { name: 'Ingredients on hand' })
    expect(list.compareDocumentPosition(area)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('nothing is persisted: no storage is touched', async () => {
    const written = vi.spyOn(Storage.prototype, 'setItem')
    const { add, user, chat, getByRole, findByText } = renderApp()
    await add('eggs')
    await user.click(getByRole('button', { name: 'Suggest a recipe' }))
    chat.lastCall.answer('Fry them.')
    await findByText('Fry them.')
    expect(written).not.toHaveBeenCalled()
    expect(document.cookie).toBe('')
  })

  it('the request is offered by both readings: in the list from 1 ingredient, by a block above 3', async () => {
    const { add, queryByRole } = renderApp()
    const offers = () => [
      queryByRole('button', { name: 'Suggest a recipe' }) !== null,
      queryByRole('button', { name: 'Get a recipe' }) !== null,
    ]
    expect(offers()).toEqual([false, false])
    await add('eggs')
    expect(offers()).toEqual([true, false])
    await add('chives', 'milk')
    expect(offers()).toEqual([true, false])
    await add('butter')
    expect(offers()).toEqual([true, true])
  })

  it.each([
    ['call-to-action', 'reading (a) alone', [null, 'Get a recipe']],
    ['list', 'reading (b) alone', ['Suggest a recipe', null]],
  ] as const)('VITE_RECIPE_OFFER=%s offers it by %s', async (recipeOffer, _, offered) => {
    const { add, queryByRole } = renderApp({ recipeOffer })
    await add('eggs', 'chives', 'milk')
    expect(queryByRole('button', { name: 'Get a recipe' })).toBeNull()
    await add('butter')
    const names = ['Suggest a recipe', 'Get a recipe'] as const
    const found = names.map((name) => queryByRole('button', { name })?.textContent ?? null)
    expect(found).toEqual(offered)
  })
})

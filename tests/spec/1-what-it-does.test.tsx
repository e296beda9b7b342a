import { within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { DEFAULTS, renderApp } from '../support/renderApp.tsx'

describe('§1 What the product does and for whom', () => {
  it('anyone can use the page anonymously: it has no sign-in', () => {
    const { getAllByRole } = renderApp()
    expect(getAllByRole('textbox')).toHaveLength(1)
    expect(getAllByRole('button').map((button) => button.textContent)).toEqual(['Add Ingredient'])
  })

  it('the header shows a chef icon with the alt text ‘Chef Icon’ next to the heading ‘Chef Claude’', () => {
    const header = within(renderApp().getByRole('banner'))
    expect(header.getByAltText('Chef Icon')).toHaveAttribute('src', expect.stringMatching(/svg/))
    expect(header.getByRole('heading', { name: 'Chef Claude', level: 1 })).toBeInTheDocument()
  })

  it.each([
    ['both', 'a button from 1 ingredient and another above 3', true, true],
    ['call-to-action', 'a button above 3 ingredients', false, true],
    ['list', 'a button from 1 ingredient', true, false],
  ] as const)('the offer %s is %s', async (recipeOffer, _, isInList, isInBlock) => {
    const { add, queryByRole } = renderApp({ ...DEFAULTS, recipeOffer })
    const areShown = () =>
      ['Suggest a recipe', 'Get a recipe'].map((name) => queryByRole('button', { name }) !== null)
    expect(areShown()).toEqual([false, false])
    await add('eggs')
    expect(areShown()).toEqual([isInList, false])
    await add('chives', 'milk')
    expect(areShown()).toEqual([isInList, false])
    await add('butter')
    expect(areShown()).toEqual([isInList, isInBlock])
  })

  it('the page asks the chat model for a recipe from the ingredients', async () => {
    const { add, chat, request } = renderApp()
    await add('eggs', ' chives')
    await request()
    expect(chat.lastCall.input).toEqual({ ingredients: ['eggs', ' chives'] })
  })
})

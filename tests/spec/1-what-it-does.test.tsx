import { within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { DEFAULTS, renderApp } from '../support/renderApp.tsx'

const [SUGGEST, GET] = ['Suggest a recipe', 'Get a recipe']

describe('§1 What the product does and for whom', () => {
  it('anyone can use the page anonymously: it has no sign-in', () => {
    const { container, getByRole, queryByText } = renderApp()
    expect(getByRole('textbox')).toHaveAccessibleName('Add Ingredient')
    expect(container.querySelector('input[type=password]')).toBeNull()
    expect(queryByText(/sign in|log in/i)).toBeNull()
  })

  it('the header shows a chef icon with the alt text ‘Chef Icon’ next to the heading ‘Chef Claude’', () => {
    const header = within(renderApp().getByRole('banner'))
    expect(header.getByAltText('Chef Icon')).toHaveAttribute('src', expect.stringMatching(/svg/))
    expect(header.getByRole('heading', { name: 'Chef Claude', level: 1 })).toBeInTheDocument()
  })

  it.each([
    ['both', 'a button from 1 ingredient and another above 3', [SUGGEST], [SUGGEST, GET]],
    ['call-to-action', 'a button above 3 ingredients', [], [GET]],
    ['list', 'a button from 1 ingredient', [SUGGEST], [SUGGEST]],
  ] as const)('the offer %s is %s', async (recipeOffer, _, fromOne, aboveThree) => {
    const { add, queryByRole } = renderApp({ ...DEFAULTS, recipeOffer })
    const shownButtons = () => [SUGGEST, GET].filter((name) => queryByRole('button', { name }))
    expect(shownButtons()).toEqual([])
    await add('eggs')
    expect(shownButtons()).toEqual(fromOne)
    await add('chives', 'milk')
    expect(shownButtons()).toEqual(fromOne)
    await add('butter')
    expect(shownButtons()).toEqual(aboveThree)
  })

  it('the page asks the chat model for a recipe from the ingredients', async () => {
    const { add, chat, request } = renderApp()
    await add('eggs', ' chives')
    await request()
    expect(chat.lastCall.input).toEqual({ ingredients: ['eggs', ' chives'] })
  })
})

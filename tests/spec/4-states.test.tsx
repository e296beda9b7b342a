// @vitest-environment happy-dom
import { cleanup, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { ChatError } from '../../src/chat/chat.ts'
import { selectIngredients } from '../../src/features/ingredients/ingredientsSlice.ts'
import { selectRecipe } from '../../src/features/recipe/recipeSlice.ts'
import { renderApp } from '../support/renderApp.tsx'

afterEach(cleanup)

describe('§4 States and transitions', () => {
  let consoleError: MockInstance
  beforeEach(() => {
    consoleError = vi.spyOn(console, 'error').mockReturnValue()
  })

  async function asked(settings = {}) {
    const app = renderApp(settings)
    await app.add('a', 'b', 'c', 'd')
    await app.user.click(app.getByRole('button', { name: 'Get a recipe' }))
    return app
  }

  it('ingredients start empty', () => {
    expect(selectIngredients(renderApp().store.getState())).toEqual([])
  })

  it('submitting the form appends the input’s value to the end, by Enter or by the button', async () => {
    const { add, user, store, getByLabelText, getByRole } = renderApp()
    await add('eggs')
    await user.type(getByLabelText('Add Ingredient'), 'milk')
    await user.click(getByRole('button', { name: 'Add Ingredient' }))
    expect(selectIngredients(store.getState())).toEqual(['eggs', 'milk'])
  })

  it('the field empties and keeps the focus after adding (silent: what a user expects)', async () => {
    const { user, getByLabelText, getByRole } = renderApp()
    const field = getByLabelText('Add Ingredient')
    await user.type(field, 'eggs{Enter}')
    expect(field).toHaveValue('')
    expect(field).toHaveFocus()
    await user.type(field, 'milk')
    await user.click(getByRole('button', { name: 'Add Ingredient' }))
    expect(field).toHaveValue('')
    expect(field).toHaveFocus()
  })

  it('the recipe starts as null, so its area is hidden', () => {
    const { store, queryByRole } = renderApp()
    expect(selectRecipe(store.getState())).toBeNull()
    expect(queryByRole('region', { name: 'Recipe' })).toBeNull()
  })

  it('a request sets the recipe to the returned text', async () => {
    const { chat, findByRole } = await asked()
    chat.lastCall.answer('# Stew')
    const area = await findByRole('region', { name: 'Recipe' })
    expect(await within(area).findByRole('heading', { name: 'Stew' })).toBeVisible()
  })

  it('a failed request sets it to undefined: the area appears with nothing to show', async () => {
    const { chat, store, findByRole } = await asked()
    chat.lastCall.fail(new ChatError('busy', 'The chat server answered 503'))
    expect(await findByRole('region', { name: 'Recipe' })).toBeEmptyDOMElement()
    expect(selectRecipe(store.getState())).toBeUndefined()
  })

  it('a failed request after a recipe empties the area', async () => {
    const { chat, user, getByRole, findByText } = await asked()
    chat.lastCall.answer('Stew it.')
    await findByText('Stew it.')
    await user.click(getByRole('button', { name: 'Get a recipe' }))
    chat.lastCall.fail(new Error('no'))
    await waitFor(() => expect(getByRole('region', { name: 'Recipe' })).toBeEmptyDOMElement())
  })

  it('no error state is visible to the user', async () => {
    const { chat, container, findByRole, getByRole } = await asked()
    const before = container.textContent?.replace('Asking the chef…Stop', '')
    chat.lastCall.fail(new ChatError('quota', 'The chat server answered 402'))
    await findByRole('region', { name: 'Recipe' })
    expect(container.textContent).toBe(before)
    expect(getByRole('status')).toBeEmptyDOMElement()
  })

  it('VITE_SHOW_FAILURES=on: the area says in one plain sentence what failed and what can be done', async () => {
    const { chat, findByRole } = await asked({ showFailures: true })
    chat.lastCall.fail(new ChatError('quota', 'The chat server answered 402: raw words'))
    const area = await findByRole('region', { name: 'Recipe' })
    expect(area).toHaveTextContent(
      'The chef’s quota is used up, and whoever runs this page has to fix that.',
    )
  })

  it('loading (silent): a status line, a progress bar and Stop show while the call runs', async () => {
    const { chat, add, user, getByRole, queryByRole, findByText } = renderApp()
    await add('a')
    expect(getByRole('status')).toBeEmptyDOMElement()
    expect(queryByRole('progressbar')).toBeNull()
    await user.click(getByRole('button', { name: 'Suggest a recipe' }))
    expect(getByRole('status')).toHaveTextContent('Asking the chef…')
    expect(getByRole('progressbar')).toBeVisible()
    expect(getByRole('button', { name: 'Stop' })).toBeVisible()
    chat.lastCall.answer('Cook.')
    await findByText('Cook.')
    expect(queryByRole('progressbar')).toBeNull()
    expect(queryByRole('button', { name: 'Stop' })).toBeNull()
  })

  it('loading (silent): both request buttons stay, unavailable, and one call is made', async () => {
    const { chat, user, getByRole, findByText } = await asked()
    const buttons = ['Suggest a recipe', 'Get a recipe'].map((name) =>
      getByRole('button', { name }),
    )
    for (const button of buttons) {
      expect(button).toHaveAttribute('aria-disabled', 'true')
      await user.dblClick(button)
    }
    expect(chat.calls).toHaveLength(1)
    chat.lastCall.answer('Cook.')
    await findByText('Cook.')
    for (const button of buttons) expect(button).toHaveAttribute('aria-disabled', 'false')
  })

  it('loading (silent): Stop aborts the call, also after more presses, and leaves the recipe as it stood', async () => {
    const { chat, user, store, getByRole, queryByRole, findByText } = await asked()
    const request = getByRole('button', { name: 'Get a recipe' })
    await user.click(request)
    await user.click(getByRole('button', { name: 'Stop' }))
    expect(request).toHaveFocus()
    expect(chat.lastCall.signal.aborted).toBe(true)
    expect(queryByRole('region', { name: 'Recipe' })).toBeNull()

    await user.click(request)
    chat.lastCall.answer('Cook.')
    await findByText('Cook.')
    await user.click(request)
    expect(await findByText('Cook.')).toBeVisible()
    await user.click(getByRole('button', { name: 'Stop' }))
    expect(selectRecipe(store.getState())).toBe('Cook.')
    expect(chat.calls).toHaveLength(3)
    expect(consoleError).not.toHaveBeenCalled()
  })

  it('ingredients can be added while the call runs, and a failure loses none', async () => {
    const { chat, add, store, findByRole } = await asked()
    await add('e')
    chat.lastCall.fail(new Error('no'))
    await findByRole('region', { name: 'Recipe' })
    expect(selectIngredients(store.getState())).toEqual(['a', 'b', 'c', 'd', 'e'])
  })
})

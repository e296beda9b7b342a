import { beforeEach, describe, expect, it, vi } from 'vitest'
import { selectIngredients } from '../../src/features/ingredients/ingredientsSlice.ts'
import { ChatError } from '../../src/protocol/chat.ts'
import { renderApp } from '../support/renderApp.tsx'

describe('§4 States and transitions', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())

  /** The page with four ingredients, while a request is running. */
  async function requestWithFour() {
    const app = renderApp()
    await app.add('a', 'b', 'c', 'd')
    const textBefore = app.container.textContent
    const button = app.getByRole('button', { name: 'Get a recipe' })
    await app.user.click(button)
    const area = () => app.queryByRole('region', { name: 'Recipe' })
    return { ...app, textBefore, button, area }
  }

  it('Enter or the button appends the field’s value; the field is then empty and has the focus', async () => {
    const { user, store, getByLabelText, getByRole } = renderApp()
    const field = getByLabelText('Add Ingredient')
    await user.type(field, 'eggs{Enter}')
    expect(field).toHaveValue('')
    expect(field).toHaveFocus()
    await user.type(field, 'milk')
    // A phone would close its keyboard.
    const onBlur = vi.fn()
    field.addEventListener('blur', onBlur)
    await user.click(getByRole('button', { name: 'Add Ingredient' }))
    expect(field).toHaveValue('')
    expect(field).toHaveFocus()
    expect(onBlur).not.toHaveBeenCalled()
    expect(selectIngredients(store.getState())).toEqual(['eggs', 'milk'])
  })

  it('the recipe area is hidden until the first request has ended, and then shows the reply', async () => {
    const { area, reply } = await requestWithFour()
    expect(area()).toBeNull()
    await reply('Stew it.')
    expect(area()).toHaveTextContent('Stew it.')
  })

  it('a failed request leaves an empty recipe area, and no error is visible', async () => {
    const { container, textBefore, getByRole, area, fail } = await requestWithFour()
    await fail(new ChatError('setup', 'The chat server answered 402'))
    expect(area()).toBeEmptyDOMElement()
    expect(getByRole('status')).toBeEmptyDOMElement()
    expect(container.textContent).toBe(textBefore)
  })

  it('while a request runs, the page has a status, a progress bar and Stop', async () => {
    const { getByRole, queryByRole, reply } = await requestWithFour()
    expect(getByRole('status')).not.toBeEmptyDOMElement()
    expect(getByRole('progressbar')).toBeInTheDocument()
    expect(getByRole('button', { name: 'Stop' })).toBeInTheDocument()
    await reply('Cook.')
    expect(queryByRole('progressbar')).toBeNull()
    expect(queryByRole('button', { name: 'Stop' })).toBeNull()
  })

  it('both request buttons are unavailable while the request runs, and make no other call', async () => {
    const { chat, user, button, getByRole, reply } = await requestWithFour()
    const requestButtons = [getByRole('button', { name: 'Suggest a recipe' }), button]
    for (const requestButton of requestButtons) {
      expect(requestButton).toHaveAttribute('aria-disabled', 'true')
      await user.dblClick(requestButton)
    }
    expect(chat.calls).toHaveLength(1)
    await reply('Cook.')
    for (const requestButton of requestButtons)
      expect(requestButton).toHaveAttribute('aria-disabled', 'false')
  })

  it('Stop aborts the call and leaves the recipe as it was', async () => {
    const { chat, user, button, area, reply, fail, stop } = await requestWithFour()
    await stop()
    expect(chat.lastCall.signal.aborted).toBe(true)
    // A chat rejects after an abort.
    await fail(new Error('Stopped'))
    expect(console.error).not.toHaveBeenCalled()
    expect(area()).toBeNull()
    await user.click(button)
    await reply('Cook.')
    await user.click(button)
    await stop()
    expect(area()).toHaveTextContent('Cook.')
  })

  it('ingredients can be added while the request runs, and a failure loses none', async () => {
    const { add, store, fail } = await requestWithFour()
    await add('e')
    await fail(new Error('no'))
    expect(selectIngredients(store.getState())).toEqual(['a', 'b', 'c', 'd', 'e'])
  })
})

import { act, fireEvent } from '@testing-library/react'
import { type ReactNode, useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, it, vi } from 'vitest'
import { RemountBoundary } from '../../src/app/RemountBoundary.tsx'
import { ingredientAdded } from '../../src/features/ingredients/ingredientsSlice.ts'
import { renderApp, renderRecipe, renderWithRequest } from '../support/renderApp.tsx'

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())

it('if an element is missing that React removes, all that was typed is kept', async () => {
  const { container, user, store, getByLabelText, getByRole, getByText } = renderApp()
  const field = () => getByLabelText('Add Ingredient') as HTMLInputElement
  await user.type(field(), 'half a wor')
  getByText(/one by one/).remove()
  await act(async () => void store.dispatch(ingredientAdded('leek')))
  expect(getByRole('listitem')).toHaveTextContent('leek')
  expect(field()).toHaveFocus()
  expect(field()).toHaveValue('half a wor')
  expect(container.querySelectorAll('main')).toHaveLength(1)
})

it('however often an element is missing, the page goes on', async () => {
  const { add, request, reply, getByRole } = renderApp()
  await add('leek')
  for (let times = 1; times <= 9; times++) {
    await request()
    getByRole('progressbar').remove()
    await reply(`# Soup ${times}`)
    expect(getByRole('heading', { name: `Soup ${times}` })).toBeInTheDocument()
  }
})

it('several elements may be missing at once', async () => {
  const { container, store, getByRole, getAllByRole } = await renderWithRequest()
  container.querySelector('[data-phase]')?.replaceChildren()
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(console.error).toHaveBeenCalledTimes(3)
  // In the same task: React then renders the boundary again before any timer.
  flushSync(() => store.dispatch(ingredientAdded('egg')))
  expect(getByRole('button', { name: 'Suggest a recipe' })).toBeInTheDocument()
  expect(getAllByRole('listitem')).toHaveLength(2)
})

it('a page whose elements are wrapped is shown once', async () => {
  const { add, container, getByRole, getByText } = renderApp()
  const main = getByRole('main')
  const wrapper = document.createElement('div')
  main.replaceWith(wrapper)
  wrapper.append(main)
  getByText(/one by one/).remove()
  await add('leek')
  expect(container.querySelectorAll('main')).toHaveLength(1)
  expect(getByRole('listitem')).toHaveTextContent('leek')
})

it('a request that runs while the page is drawn anew can be stopped', async () => {
  const { add, chat, request, stop, getByText } = renderApp()
  await add('leek')
  await request()
  getByText('Ingredients on hand: 1').remove()
  await add('egg')
  expect(console.error, 'an error while React removes the count').toHaveBeenCalled()
  await stop()
  expect(chat.lastCall.signal.aborted).toBe(true)
})

/** Mounts the page anew: React can't remove an element that is already gone. */
async function remount({ store, getByRole, getByText }: ReturnType<typeof renderApp>) {
  const before = getByRole('main')
  getByText(/^Ingredients on hand: /).remove()
  await act(async () => void store.dispatch(ingredientAdded('egg')))
  expect(before).not.toBeInTheDocument()
}

it('after a remount, the field keeps its focus beside a recipe', async () => {
  const app = await renderRecipe()
  act(() => app.getByLabelText('Add Ingredient').focus())
  await remount(app)
  expect(app.getByLabelText('Add Ingredient')).toHaveFocus()
})

it('after a remount, a focused button gives its focus to the field', async () => {
  const app = renderApp()
  await app.add('leek')
  act(() => app.getByRole('button', { name: 'Suggest a recipe' }).focus())
  await remount(app)
  expect(app.getByLabelText('Add Ingredient')).toHaveFocus()
})

it('after a remount, Stop gives its focus to the field', async () => {
  const app = await renderWithRequest()
  await remount(app)
  await app.stop()
  expect(app.getByLabelText('Add Ingredient')).toHaveFocus()
})

it('after a remount beside a recipe, Stop gives its focus to the recipe area', async () => {
  const app = await renderRecipe()
  await app.request()
  await remount(app)
  await app.stop()
  expect(app.getByRole('region', { name: 'Recipe' })).toHaveFocus()
})

const fail = () => {
  throw new Error('no')
}
const FailsWhileRendering = () => fail()
function FailsInAnEffect() {
  useLayoutEffect(fail)
  return null
}

it.each<[string, () => ReactNode]>([
  ['while rendering', FailsWhileRendering],
  ['in an effect', FailsInAnEffect],
])('children that always fail %s are given up, with their error', (_, Failing) => {
  const onUncaughtError = vi.fn()
  const root = createRoot(document.createElement('div'), { onUncaughtError })
  flushSync(() =>
    root.render(
      <RemountBoundary>
        <Failing />
      </RemountBoundary>,
    ),
  )
  expect(onUncaughtError.mock.calls).toEqual([[new Error('no'), expect.anything()]])
})

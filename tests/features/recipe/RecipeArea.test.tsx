import { act } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { requestRecipe } from '../../../src/features/recipe/recipeSlice.ts'
import { selectRunningId } from '../../../src/features/recipe/selectors.ts'
import {
  renderRecipe,
  renderWithRequest,
  type StartedApp,
  watchScrolling,
} from '../../support/renderApp.tsx'

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())

type Change = [name: string, change: (app: StartedApp) => Promise<void>]
const FAILURE: Change = ['a failure', (app) => app.fail('no')]
const STREAM: Change = ['a stream', (app) => app.stream('# Stew')]
const RECIPE: Change = ['another recipe', (app) => app.reply('# Stew')]
const CUT_RECIPE: Change = ['a recipe that is cut short', (app) => app.reply('# Stew', 'length')]
const EMPTY_REPLY: Change = ['an empty reply', (app) => app.reply(' ')]

/** The page with a recipe and a running request. This element has the focus. */
async function focusDuringRequest(role: string, name: string) {
  const app = await renderRecipe('# Soup\n\n[a](https://a.example)')
  await app.request()
  act(() => app.getByRole(role, { name }).focus())
  return app
}

it.each([FAILURE, STREAM, RECIPE])(
  'when a focused link vanishes with %s, the recipe area gets the focus',
  async (_, change) => {
    const app = await focusDuringRequest('link', 'a')
    await change(app)
    expect(app.getByRole('region', { name: 'Recipe' })).toHaveFocus()
  },
)

it.each([STREAM, RECIPE])('after %s, Print still has the focus', async (_, change) => {
  const app = await focusDuringRequest('button', 'Print')
  await change(app)
  expect(app.getByRole('button', { name: 'Print' })).toHaveFocus()
})

it('when Stop vanishes after a request, the recipe area gets its focus', async () => {
  const app = await focusDuringRequest('button', 'Stop')
  await app.reply('# Stew')
  expect(app.getByRole('region', { name: 'Recipe' })).toHaveFocus()
})

it('a blurred button gives no focus to the recipe area when it vanishes', async () => {
  const { request, fail, getByRole } = await renderRecipe()
  await request()
  const copy = getByRole('button', { name: 'Copy recipe' })
  await act(async () => copy.focus())
  await act(async () => copy.blur())
  await fail('no')
  expect(copy).not.toBeInTheDocument()
  expect(document.body).toHaveFocus()
})

it('after Stop, the request button gets the focus', async () => {
  const { stop, getByRole } = await renderWithRequest()
  await stop()
  expect(getByRole('button', { name: 'Suggest a recipe' })).toHaveFocus()
})

it.each<[mark: string, ...Change]>([
  ['streaming', ...STREAM],
  ['ready', ...RECIPE],
  ['unfinished', ...CUT_RECIPE],
  ['note', ...EMPTY_REPLY],
  ['blank', ...FAILURE],
])('the recipe area is marked as %s after %s', async (mark, _, change) => {
  const app = await renderRecipe()
  await app.request()
  await change(app)
  expect(app.getByRole('region', { name: 'Recipe' })).toHaveAttribute('data-recipe', mark)
})

const watchArea = ({ getByRole }: StartedApp) =>
  watchScrolling((element) => element === getByRole('region', { name: 'Recipe' }))

it('the first recipe is there as soon as its request has ended', async () => {
  const { store, recipeText } = await renderWithRequest()
  const id = selectRunningId(store.getState()) ?? ''
  const reply = { text: '# Soup', finishReason: 'stop' } as const
  act(() => void store.dispatch(requestRecipe.fulfilled(reply, id, { ingredients: [] })))
  expect(recipeText()).toHaveTextContent('Soup')
})

it('a new recipe is scrolled into view once, with its first words', async () => {
  const app = await renderWithRequest()
  const isScrolled = watchArea(app)
  await app.stream('# So')
  expect(isScrolled()).toBe(true)
  await app.reply('# Soup')
  expect(isScrolled()).toBe(false)
})

it('each recipe is scrolled into view, and no request that has none yet', async () => {
  const app = await renderRecipe()
  const isScrolled = watchArea(app)
  await app.request()
  expect(isScrolled()).toBe(false)
  await app.reply('# Stew')
  expect(isScrolled()).toBe(true)
})

it('a stopped request leaves the recipe where it is', async () => {
  const app = await renderRecipe()
  const isScrolled = watchArea(app)
  await app.request()
  await app.stop()
  expect(isScrolled()).toBe(false)
})

it('each empty reply is scrolled into view', async () => {
  const app = await renderWithRequest()
  const { request, reply } = app
  const isScrolled = watchArea(app)
  await reply(' ')
  expect(isScrolled()).toBe(true)
  await request()
  expect(isScrolled()).toBe(false)
  await reply('')
  expect(isScrolled()).toBe(true)
})

it('a stopped request leaves the note of an empty reply where it is', async () => {
  const app = await renderWithRequest()
  const { request, reply, stop, getByRole } = app
  await reply('')
  const isScrolled = watchArea(app)
  await request()
  await stop()
  const area = getByRole('region', { name: 'Recipe' })
  expect(area).toHaveTextContent('The chef had nothing to say.')
  expect(isScrolled()).toBe(false)
})

it.each(['# Soup', ' '])('while someone is typing, the reply %j does not scroll', async (text) => {
  const app = await renderWithRequest()
  const isScrolled = watchArea(app)
  act(() => app.getByLabelText('Add Ingredient').focus())
  await app.reply(text)
  expect(isScrolled()).toBe(false)
})

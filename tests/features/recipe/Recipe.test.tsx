import { act } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { type StartedApp, showRecipe, startRequest } from '../../support/renderApp.tsx'

/** Returns a function: has the recipe been scrolled into view since the last call? */
function watchScrolling({ recipeText }: StartedApp) {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue()
  const isRecipe = (element: unknown) => (element as Element).contains(recipeText())
  return () => scroll.mock.contexts.splice(0).some(isRecipe)
}

it('a new recipe is scrolled into view once', async () => {
  const app = await startRequest()
  const { chat, reply, request, stop } = app
  const isScrolled = watchScrolling(app)
  act(() => chat.lastCall.onDelta('# So'))
  expect(isScrolled()).toBe(true)
  await reply('# Soup')
  expect(isScrolled()).toBe(false)
  await request()
  expect(isScrolled()).toBe(false)
  await reply('# Stew')
  expect(isScrolled()).toBe(true)
  await request()
  await stop()
  expect(isScrolled()).toBe(false)
})

it('a recipe is not scrolled while someone is typing', async () => {
  const app = await startRequest()
  const isScrolled = watchScrolling(app)
  act(() => app.getByLabelText('Add Ingredient').focus())
  await app.reply('# Soup')
  expect(isScrolled()).toBe(false)
})

it('a recipe is busy while it streams', async () => {
  const { chat, recipeText, reply } = await startRequest()
  act(() => chat.lastCall.onDelta('# Soup'))
  expect(recipeText()).toHaveAttribute('aria-busy', 'true')
  await reply('# Soup')
  expect(recipeText()).toHaveAttribute('aria-busy', 'false')
})

it('a note below a recipe says that it is not finished, once it has ended', async () => {
  const { chat, reply, request, queryByText } = await startRequest()
  const note = () => queryByText('The chef did not finish this recipe.')
  await reply('# Soup', 'length')
  expect(note()).toBeVisible()
  await request()
  act(() => chat.lastCall.onDelta('# Stew'))
  expect(note()).toBeNull()
  await reply('# Stew')
  expect(note()).toBeNull()
})

it('each reply gets a new element, and a stream keeps its own', async () => {
  const { chat, recipeText, reply, request, stop } = await startRequest()
  await reply('Soup')
  const first = recipeText()
  await request()
  expect(recipeText()).toBe(first)
  await reply('Soup')
  const second = recipeText()
  expect(second).not.toBe(first)
  await request()
  act(() => chat.lastCall.onDelta('Soup'))
  const third = recipeText()
  expect(third).not.toBe(second)
  act(() => chat.lastCall.onDelta(' with leek'))
  expect(recipeText()).toBe(third)
  await stop()
  expect(recipeText()).toBe(third)
})

it('the end of a stream replaces no element', async () => {
  const { chat, recipeText, reply } = await startRequest()
  const text = '# Stew\n\nA [warm](https://a.example) one.\n\n1. Stir.\n'
  act(() => chat.lastCall.onDelta(text))
  const all = () => [recipeText(), ...(recipeText()?.querySelectorAll('*') ?? [])]
  const streamed = all()
  await reply(text)
  expect(streamed).not.toContain(null)
  expect(all().map((element) => streamed.indexOf(element))).toEqual([...streamed.keys()])
})

const CUT = '# Soup\n\n- leek\n- **sal'
it.each([
  ['a stream', 'up to an open mark', CUT, 'Soupleek'],
  ['a stopped stream', 'up to an open mark', CUT, 'Soupleek'],
  ['a stopped stream', 'without a whole line', '# So', 'So'],
  ['a whole reply', 'to its end', CUT, 'Soupleek**sal'],
])('shows %s %s', async (what, _, text, shown) => {
  const { chat, recipeText, reply, stop } = await startRequest()
  if (what === 'a whole reply') await reply(text)
  else act(() => chat.lastCall.onDelta(text))
  if (what === 'a stopped stream') await stop()
  expect(recipeText()?.textContent).toBe(shown)
})

const THOUGHTS = '<think>\nStew? No:\n\n# Soup of thoughts\n</think>\n\n'

it('while thoughts stream, the page is still asking', async () => {
  const { chat, status, getByRole, queryByRole } = await startRequest()
  const asking = status.textContent
  for (const delta of THOUGHTS.match(/.{1,5}/gs) ?? []) {
    act(() => chat.lastCall.onDelta(delta))
    expect(queryByRole('region', { name: 'Recipe' })).toBeNull()
    expect(status.textContent).toBe(asking)
  }
  act(() => chat.lastCall.onDelta('# Leeks\n\nHot.\n\n'))
  expect(status.textContent).not.toBe(asking)
  expect(getByRole('region', { name: 'Recipe' })).toHaveTextContent('LeeksHot.')
})

it('thoughts are neither shown nor copied', async () => {
  const { recipeText, user, getByRole } = await showRecipe(`${THOUGHTS}# Leeks\n\nHot.`)
  expect(recipeText()?.textContent).toBe('LeeksHot.')
  await user.click(getByRole('button', { name: 'Copy recipe' }))
  expect(await navigator.clipboard.readText()).toBe('# Leeks\n\nHot.')
})

it('while the thoughts of the next reply stream, the recipe stays', async () => {
  const { chat, recipeText, request } = await showRecipe('# Leeks')
  await request()
  act(() => chat.lastCall.onDelta(THOUGHTS))
  expect(recipeText()?.textContent).toBe('Leeks')
})

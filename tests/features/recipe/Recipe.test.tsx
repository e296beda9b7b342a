import { act } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { showRecipe, startRequest } from '../../support/renderApp.tsx'

/** Returns a function: has the recipe been scrolled into view since the last call? */
function watchScrolling() {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue()
  const isRecipe = (element: unknown) => (element as Element).querySelector('[aria-busy]') !== null
  return () => scroll.mock.contexts.splice(0).some(isRecipe)
}

it('a new recipe is scrolled into view once', async () => {
  const isScrolled = watchScrolling()
  const { chat, reply, request, stop } = await startRequest()
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
  const isScrolled = watchScrolling()
  const { reply, getByLabelText } = await startRequest()
  act(() => getByLabelText('Add Ingredient').focus())
  await reply('# Soup')
  expect(isScrolled()).toBe(false)
})

it('each reply gets a new element, and a stream keeps its own', async () => {
  const { chat, container, reply, request, stop } = await startRequest()
  const element = () => container.querySelector('[aria-busy]')
  await reply('Soup')
  const first = element()
  await request()
  expect(element()).toBe(first)
  await reply('Soup')
  const second = element()
  expect(second).not.toBe(first)
  await request()
  act(() => chat.lastCall.onDelta('Soup'))
  const third = element()
  expect(third).not.toBe(second)
  act(() => chat.lastCall.onDelta(' with leek'))
  expect(element()).toBe(third)
  await stop()
  expect(element()).toBe(third)
})

it('the end of a stream replaces no element', async () => {
  const { chat, container, reply } = await startRequest()
  const text = '# Stew\n\nA [warm](https://a.example) one.\n\n1. Stir.\n'
  act(() => chat.lastCall.onDelta(text))
  const all = () => [...container.querySelectorAll('[aria-busy], [aria-busy] *')]
  const streamed = all()
  await reply(text)
  expect(streamed).not.toEqual([])
  expect(all().map((element) => streamed.indexOf(element))).toEqual([...streamed.keys()])
})

const CUT = '# Soup\n\n- leek\n- **sal'
it.each([
  ['a stream', 'up to an open mark', CUT, 'Soupleek'],
  ['a stopped stream', 'up to an open mark', CUT, 'Soupleek'],
  ['a stopped stream', 'without a whole line', '# So', 'So'],
  ['a whole reply', 'to its end', CUT, 'Soupleek**sal'],
])('shows %s %s', async (what, _, text, shown) => {
  const { chat, container, reply, stop } = await startRequest()
  if (what === 'a whole reply') await reply(text)
  else act(() => chat.lastCall.onDelta(text))
  if (what === 'a stopped stream') await stop()
  expect(container.querySelector('[aria-busy]')?.textContent).toBe(shown)
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
  const { container, user, getByRole } = await showRecipe(`${THOUGHTS}# Leeks\n\nHot.`)
  expect(container.querySelector('[aria-busy]')?.textContent).toBe('LeeksHot.')
  await user.click(getByRole('button', { name: 'Copy recipe' }))
  expect(await navigator.clipboard.readText()).toBe('# Leeks\n\nHot.')
})

it('while the thoughts of the next reply stream, the recipe stays', async () => {
  const { chat, container, request } = await showRecipe('# Leeks')
  await request()
  act(() => chat.lastCall.onDelta(THOUGHTS))
  expect(container.querySelector('[aria-busy]')?.textContent).toBe('Leeks')
})

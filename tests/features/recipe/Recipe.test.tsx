import { act, fireEvent } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderApp, startRequest } from '../../support/renderApp.tsx'

// First: after a click on Stop, the second clicks of double clicks are ignored for a while.

/** Places elements in a view of 1000 px. Returns whether one has been scrolled into view since the last call. */
function place(tops: Record<string, number>) {
  vi.stubGlobal('innerHeight', 1000)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const selector = Object.keys(tops).find((selector) => this.matches(selector))
    return new DOMRect(0, tops[selector ?? ''], 0, 0)
  })
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue()
  return () => scroll.mock.calls.splice(0).length > 0
}

it.each([
  ['above the view', -1, true],
  ['at the top of the view', 0, false],
  ['in the upper part of the view', 600, false],
  ['in the lower part of the view', 601, true],
])('a new recipe that begins %s, at %i px, is scrolled into view: %o', async (_, top, expected) => {
  const isScrolled = place({ '.recipe-text': top, '.request-progress': 10 })
  const { reply, request, stop } = await startRequest({ stream: true })
  for (const recipe of ['# Soup', '# Stew']) {
    await reply(recipe)
    expect(isScrolled()).toBe(expected)
    await request()
    expect(isScrolled()).toBe(false)
  }
  await stop()
  expect(isScrolled()).toBe(false)
})

it('a streamed recipe is scrolled away from the status bar when it begins', async () => {
  const isScrolled = place({ '.recipe-text': 301, '.request-progress': 500 })
  const { chat, reply } = await startRequest({ stream: true })
  act(() => chat.lastCall.onDelta('# So'))
  expect(isScrolled()).toBe(true)
  await reply('# Soup')
  expect(isScrolled()).toBe(false)
})

it('a recipe is not scrolled while someone is typing', async () => {
  const isScrolled = place({ '.recipe-text': -1 })
  const { reply, getByLabelText } = await startRequest({ stream: true })
  act(() => getByLabelText('Add Ingredient').focus())
  await reply('# Soup')
  expect(isScrolled()).toBe(false)
})

it.each([
  ['a key', 0, 1, false],
  ['a pointer', 1, 1, true],
  ['the second of a double click', 2, 0, true],
])('a click by %s (detail %i) makes %i requests', async (_, detail, calls, isFocused) => {
  const { add, chat, getByRole } = renderApp()
  await add('leek')
  const button = getByRole('button', { name: 'Suggest a recipe' })
  fireEvent.mouseDown(button, { detail: 1 })
  fireEvent.click(button, { detail })
  expect(chat.calls).toHaveLength(calls)
  expect(document.activeElement === button).toBe(isFocused)
})

it('each reply gets a new element, and a stream keeps its own', async () => {
  const { chat, container, reply, request, stop } = await startRequest({ stream: true })
  const element = () => container.querySelector('.recipe-text')
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
  expect(element()).not.toBe(third)
})

import { readFileSync } from 'node:fs'
import { act, fireEvent, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, onTestFinished, vi } from 'vitest'
import { App } from '../../src/app/App.tsx'
import { renderFirstScreen } from '../../src/app/renderFirstScreen.tsx'
import { makeStore } from '../../src/app/store.ts'
import { selectIngredients } from '../../src/features/ingredients/ingredientsSlice.ts'
import { fakeChat } from '../support/fakeChat.ts'
import { DEFAULTS } from '../support/renderApp.tsx'

const [, script = ''] = /<script>(.*?)<\/script>/s.exec(readFileSync('index.html', 'utf8')) ?? []

/** The prerendered page with its early script. `start` starts React. */
function open() {
  const container = document.createElement('div')
  container.innerHTML = renderFirstScreen(DEFAULTS)
  document.body.append(container)
  new Function(script)()
  const note = document.getElementById('early') as HTMLElement
  onTestFinished(() => void window.takeEarlyIngredients?.())
  const store = makeStore({ chat: fakeChat().chat })
  const field = () => document.getElementById('ingredient') as HTMLInputElement
  const start = () => {
    const options = { onRecoverableError: () => {} }
    render(<App store={store} settings={DEFAULTS} />, { container, hydrate: true, ...options })
  }
  return { container, note, store, field, start, user: userEvent.setup() }
}

it('what is submitted before React has started is named', async () => {
  const { field, note, user } = open()
  await user.type(field(), 'eggs{Enter}{Enter} chives {Enter}')
  expect(note.textContent).toBe('Waiting for the page to load: eggs, ,  chives ')
  expect(note.role).toBe('status')
})

it('what is submitted before React has started becomes ingredients, in its order', async () => {
  const { field, note, start, store, user } = open()
  await user.type(field(), 'eggs{Enter}{Enter} chives {Enter}')
  start()
  expect(selectIngredients(store.getState())).toEqual(['eggs', '', ' chives '])
  expect(note).not.toBeInTheDocument()
})

it('a word that is half typed when React starts can be typed on', async () => {
  const { field, start, store, user } = open()
  await user.type(field(), 'sa')
  start()
  await user.type(field(), 'lt{Enter}')
  expect(selectIngredients(store.getState())).toEqual(['salt'])
})

it('a click on the button leaves the focus in the field', async () => {
  const { container, field, user } = open()
  await user.click(container.querySelector('button') as Element)
  expect(field()).toHaveFocus()
})

it.each([
  ['what was submitted', 'eggs{Enter}chives{Enter}', 'eggs, chives'],
  ['what was submitted and what is typed', 'eggs{Enter}chives', 'eggs, chives'],
])('if React does not start, the field has %s', async (_, keys, value) => {
  const { field, note, user } = open()
  await user.type(field(), keys)
  document.dispatchEvent(new Event('readystatechange'))
  expect(field()).toHaveValue(value)
  expect(note.role).toBe('alert')
})

it.each([
  ['with', true],
  ['without', false],
])(
  'a half-typed word survives a page that React can’t hydrate, %s the focus',
  async (_, hasFocus) => {
    vi.spyOn(console, 'error').mockReturnValue()
    const { container, field, start, store, user } = open()
    await user.type(field(), 'egg')
    if (!hasFocus) field().blur()
    const before = field()
    // As a translation does.
    for (const element of container.querySelectorAll('label, main > p'))
      element.innerHTML = `<font>${element.textContent}*</font>`
    act(() => start())
    expect(field()).not.toBe(before)
    expect(document.activeElement === field()).toBe(hasFocus)
    await user.type(field(), 's{Enter}')
    expect(selectIngredients(store.getState())).toEqual(['eggs'])
  },
)

it('another form of the page, such as an extension’s, is left alone', () => {
  open()
  const other = document.body.appendChild(document.createElement('form'))
  const onSubmit = vi.fn((event: Event) => event.defaultPrevented)
  other.addEventListener('submit', onSubmit)
  fireEvent.submit(other)
  expect(onSubmit).toHaveReturnedWith(false)
})

it('before React has started, a held Enter and a double click act once', () => {
  const { field } = open()
  expect(fireEvent.keyDown(field(), { key: 'Enter', repeat: true })).toBe(false)
  expect(fireEvent.click(field().form?.querySelector('button') as Element, { detail: 2 })).toBe(
    false,
  )
})

import { virtual } from '@guidepup/virtual-screen-reader'
import { act } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderApp } from '../support/renderApp.tsx'

afterEach(() => virtual.stop())

async function listen() {
  const app = renderApp()
  await virtual.start({ container: document.body })
  await expectHeard('document')
  const type = (keys: string) => app.user.keyboard(keys)
  /** Moves the focus to a button, whose name is announced, and presses Enter there. */
  async function press(name: string) {
    app.getByRole('button', { name }).focus()
    await vi.waitFor(async () => expect(await virtual.lastSpokenPhrase()).toContain(name))
    await virtual.clearSpokenPhraseLog()
    await type('{Enter}')
  }
  return { ...app, type, press }
}

/** The page while a request runs. */
async function listenDuringRequest() {
  const app = await listen()
  await app.add('leek')
  await app.press('Suggest a recipe')
  await expectHeard('polite: Asking the chef…')
  return app
}

/** Everything announced since the last call. A "polite" announcement waits until the reader is silent. */
async function expectHeard(...phrases: string[]) {
  await vi.waitFor(async () => expect(await virtual.spokenPhraseLog()).toEqual(phrases))
  await virtual.clearSpokenPhraseLog()
}

const nextHeading = () => virtual.perform(virtual.commands.moveToNextHeading)

test('a screen reader announces each step, from the first ingredient to a copy of the recipe', async () => {
  const { type, press, reply } = await listen()
  await nextHeading()
  await expectHeard('heading, Chef Claude, level 1')
  await type('{Tab}')
  await expectHeard('textbox, Add Ingredient, placeholder Oregano')
  await type('leek{Enter}')
  await expectHeard('polite: Ingredients on hand: 1')
  await type('leek{Enter}{Enter}')
  await expectHeard('polite: Ingredients on hand: 2', 'polite: Ingredients on hand: 3')

  await press('Suggest a recipe')
  await expectHeard('polite: Asking the chef…')
  await reply('# Leek soup\n\nFor two.\n\n## Steps\n\n1. Cut it.')
  await expectHeard('polite: Your recipe is ready.')
  await nextHeading()
  await expectHeard('heading, Leek soup, level 1')
  await nextHeading()
  await expectHeard('heading, Steps, level 2')

  await press('Copy recipe')
  await expectHeard('polite: Copied')
  await type('{Enter}')
  await expectHeard('polite: ', 'polite: Copied')
})

test('a screen reader announces a retry, and a streamed recipe once it starts and once it is ready', async () => {
  const { chat, reply } = await listenDuringRequest()
  act(() => chat.lastCall.onRetry())
  await expectHeard('polite: Not yet. Asking again…')
  act(() => chat.lastCall.onDelta('# Leek'))
  await expectHeard('polite: The chef is writing…')
  act(() => chat.lastCall.onDelta(' soup'))
  await reply('# Leek soup')
  await expectHeard('polite: Your recipe is ready.')
})

test('a screen reader announces Stop', async () => {
  const { press } = await listenDuringRequest()
  await press('Stop')
  await expectHeard(expect.stringContaining('Suggest a recipe'), 'polite: Stopped.')
})

// @vitest-environment happy-dom
import { virtual } from '@guidepup/virtual-screen-reader'
import { act, cleanup } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { PageSettings } from '../../src/settings.ts'
import { renderApp } from '../support/renderApp.tsx'

afterEach(async () => {
  await virtual.stop()
  cleanup()
})

async function listen(settings: Partial<PageSettings> = {}) {
  const app = renderApp(settings)
  await virtual.start({ container: document.body })
  await heard('document')
  return { ...app, press: (keys: string) => app.user.keyboard(keys) }
}

/** The same, up to where the chef is asked. */
async function ask(settings: Partial<PageSettings> = {}) {
  const app = await listen(settings)
  await app.press('{Tab}leek{Enter}{Tab}{Tab}{Enter}')
  await heard(
    'textbox, Add Ingredient, placeholder Oregano',
    'polite: Added, 1 in all',
    'button, Add Ingredient',
    'button, Suggest a recipe, not disabled',
    'polite: Asking the chef…',
  )
  return app
}

/** All that has been said since the last of these; "polite" is said when the reader has nothing else to say. */
async function heard(...phrases: string[]) {
  await vi.waitFor(async () => expect(await virtual.spokenPhraseLog()).toEqual(phrases))
  await virtual.clearSpokenPhraseLog()
}

const nextHeading = () => virtual.perform(virtual.commands.moveToNextHeading)

test('from the first ingredient to a copy of the recipe', async () => {
  const { press, chat } = await listen()
  await nextHeading()
  await heard('heading, Chef Claude, level 1')
  await press('{Tab}')
  await heard('textbox, Add Ingredient, placeholder Oregano')
  await press('leek{Enter}')
  await heard('polite: Added, 1 in all')
  await press('salt{Enter}')
  await heard('polite: Added, 2 in all')

  await press('{Tab}{Tab}')
  await heard('button, Add Ingredient', 'button, Suggest a recipe, not disabled')
  await press('{Enter}')
  await heard('polite: Asking the chef…')
  act(() => chat.lastCall.answer('# Leek soup\n\nFor two.\n\n## Steps\n\n1. Cut it.'))
  await heard('polite: Your recipe is ready.')
  await nextHeading()
  await heard('heading, Leek soup, level 1')
  await nextHeading()
  await heard('heading, Steps, level 2')

  await press('{Tab}{Enter}')
  await heard('button, Copy recipe', 'polite: Copied')
  await press('{Enter}')
  await heard('polite: ', 'polite: Copied')
})

test('the same ingredient twice, and an empty one, are said as well', async () => {
  const { press } = await listen()
  await press('{Tab}salt{Enter}salt{Enter}{Enter}')
  await heard(
    'textbox, Add Ingredient, placeholder Oregano',
    'polite: Added, 1 in all',
    'polite: Added, 2 in all',
    'polite: Added, 3 in all',
  )
})

test('a recipe that is shown as it is written', async () => {
  const { chat } = await ask()
  act(() => chat.lastCall.arrive('# Leek'))
  await heard('polite: The chef is writing…')
  act(() => chat.lastCall.arrive('# Leek soup'))
  act(() => chat.lastCall.answer('# Leek soup'))
  await heard('polite: Your recipe is ready.')
})

test('a stop', async () => {
  const { press } = await ask()
  await press('{Tab}{Enter}')
  await heard(
    'button, Stop, key shortcuts Escape',
    'button, Suggest a recipe, not disabled',
    'polite: Stopped.',
  )
})

test('a failure: silence, as on the screen', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { chat } = await ask()
  act(() => chat.lastCall.fail(new Error('no')))
  await heard('polite: ')
})

test('a failure, where failures are shown', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { chat } = await ask({ showFailures: true })
  act(() => chat.lastCall.fail(new Error('no')))
  const words = 'The chef can’t be reached or is out of order, and it is safe to ask again.'
  // Once when the old words go and once when the new ones come; Orca takes both together.
  await heard(`polite: ${words}`, `polite: ${words}`)
})

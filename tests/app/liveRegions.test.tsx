import { act } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { renderApp } from '../support/renderApp.tsx'

const LIVE = '[role=status], [aria-live=polite]'

/** The page for a screen reader, which announces only changes of existing live regions. */
function listen() {
  const app = renderApp()
  const heard: string[] = []
  const regionOf = ({ target }: MutationRecord) =>
    (target instanceof Element ? target : target.parentElement)?.closest(LIVE)
  const observer = new MutationObserver((changes) => {
    for (const region of new Set(changes.map(regionOf))) if (region) heard.push(region.textContent)
  })
  observer.observe(document.body, { childList: true, characterData: true, subtree: true })
  onTestFinished(() => observer.disconnect())
  /** Expects these announcements, and no others, since the last call. */
  async function expectHeard(...words: string[]) {
    await expect.poll(() => heard).toEqual(words)
    heard.length = 0
  }
  return { ...app, expectHeard }
}

it('each step is announced, from the first ingredient to a copy of the recipe', async () => {
  const { add, request, reply, user, getByRole, expectHeard } = listen()
  await add('leek')
  await expectHeard('Ingredients on hand: 1')
  await add('leek', '')
  await expectHeard('Ingredients on hand: 2', 'Ingredients on hand: 3')
  await request()
  await expectHeard('Asking the chef…')
  await reply('# Leek soup')
  await expectHeard('Your recipe is ready.')
  await user.click(getByRole('button', { name: 'Copy recipe' }))
  await expectHeard('Copied')
  await user.click(getByRole('button', { name: 'Copy recipe' }))
  await expectHeard('', 'Copied')
})

it('a retry, the start and the end of a streamed recipe, and Stop are announced', async () => {
  const { add, chat, request, reply, stop, stream, expectHeard } = listen()
  await add('leek')
  await request()
  await expectHeard('Ingredients on hand: 1', 'Asking the chef…')
  act(() => chat.lastCall.onRetry())
  await expectHeard('Not yet. Asking again…')
  await stream('# Leek')
  await expectHeard('The chef is writing…')
  await stream(' soup')
  await reply('# Leek soup')
  await expectHeard('Your recipe is ready.')
  await request()
  await stop()
  await expectHeard('Asking the chef…', 'Stopped.')
})

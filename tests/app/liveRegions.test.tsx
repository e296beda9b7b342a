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
    await expect.poll(() => heard.length).toBeGreaterThanOrEqual(words.length)
    expect(heard.splice(0)).toEqual(words)
  }
  return { ...app, expectHeard }
}

it('each ingredient is announced with the new number of them', async () => {
  const { add, expectHeard } = listen()
  await add('leek')
  await expectHeard('Ingredients on hand: 1')
  await add('leek', '')
  await expectHeard('Ingredients on hand: 2', 'Ingredients on hand: 3')
})

/** The page with a running request, of which the start was announced. */
async function listenToRequest() {
  const app = listen()
  await app.add('leek')
  await app.request()
  await app.expectHeard('Ingredients on hand: 1', 'Asking the chef…')
  return app
}

it('a recipe is announced, and each copy of it', async () => {
  const { reply, user, getByRole, expectHeard } = await listenToRequest()
  await reply('# Leek soup')
  await expectHeard('Your recipe is ready.')
  await user.click(getByRole('button', { name: 'Copy recipe' }))
  await expectHeard('Copied')
  await user.click(getByRole('button', { name: 'Copy recipe' }))
  await expectHeard('', 'Copied')
})

it('a retry, and the start and the end of a streamed recipe are announced', async () => {
  const { chat, reply, stream, expectHeard } = await listenToRequest()
  act(() => chat.lastCall.onRetry())
  await expectHeard('Not yet. Asking again…')
  await stream('# Leek')
  await expectHeard('The chef is writing…')
  await stream(' soup')
  await reply('# Leek soup')
  await expectHeard('Your recipe is ready.')
})

it('Stop is announced', async () => {
  const { stop, expectHeard } = await listenToRequest()
  await stop()
  await expectHeard('Stopped.')
})

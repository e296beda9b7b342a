import { completion, deltas, events } from '../support/localServer.ts'
import { openStream } from '../support/openStream.ts'
import { expect, test } from './fixtures.ts'

const SETTINGS = { VITE_STREAM: 'on' }
const RECIPE = `# Soup

| Ingredient | Amount |
| --- | ---: |
| leek | 1 |

1. Cut it.

2. **Stir** it.

Enjoy!
`

test('VITE_STREAM=on: the recipe is shown as it arrives', async ({ open, page }) => {
  const stream = openStream()
  const kitchen = await open({ settings: SETTINGS, answers: [stream.answer] })
  const [head = '', first = '', second = '', ...rest] = deltas(
    '# So',
    'up\n\nCut it.\n\n1',
    '. **Sti',
  )
  await kitchen.add('leek')
  await kitchen.button('Suggest a recipe').click()
  await expect(kitchen.status).toHaveText('Asking the chef…')
  await expect.poll(() => kitchen.sent).toMatchObject({ stream: true, max_tokens: 1024 })
  stream.write(head)
  const progress = page.getByRole('progressbar')
  await expect(progress).not.toHaveAttribute('value')
  await expect(kitchen.recipe).toBeHidden()

  stream.write(first)
  await expect(kitchen.recipe.getByRole('heading')).toHaveText('So')
  await expect(kitchen.status).toHaveText('The chef is writing…')
  await expect(progress).toHaveJSProperty('max', 4096)
  await expect(progress).toHaveJSProperty('value', 4)
  await expect(kitchen.button('Suggest a recipe')).toHaveAttribute('aria-disabled', 'true')

  stream.write(second)
  await expect(kitchen.recipe.getByRole('heading')).toHaveText('Soup')
  await expect(kitchen.text).toHaveText('Soup Cut it.')
  await expect(progress).toHaveJSProperty('value', 18)
  stream.end(...rest)
  await expect(kitchen.status).toHaveText('Your recipe is ready.')
  await expect(kitchen.recipe.getByRole('listitem')).toHaveText('**Sti')
  expect(kitchen.errors).toEqual([])
})

test('a streamed recipe ends as the same page as one that comes whole', async ({ open }) => {
  const kitchen = await open({ settings: SETTINGS, answers: [completion(RECIPE)] })
  await kitchen.add('leek')
  await kitchen.ask()
  await expect(kitchen.recipe.getByRole('heading')).toBeVisible()
  const whole = await kitchen.recipe.innerHTML()
  for (const length of [1, 4, 7, 50]) {
    const pieces = RECIPE.match(new RegExp(`[^]{1,${length}}`, 'g')) ?? []
    kitchen.server.answerWith(events(...deltas(...pieces)))
    await kitchen.ask()
    await expect(kitchen.button('Print')).toBeVisible()
    expect(await kitchen.recipe.innerHTML()).toBe(whole)
  }
})

test('Stop in the middle closes the connection, and brings back the recipe from before', async ({
  open,
}) => {
  const stream = openStream()
  const kitchen = await open({ settings: SETTINGS, answers: [completion('# Before')] })
  await kitchen.add('leek')
  await kitchen.ask()
  kitchen.server.answerWith(stream.answer)
  await kitchen.button('Suggest a recipe').click()
  await expect(kitchen.button('Stop')).toBeVisible()
  await expect(kitchen.text).toHaveText('Before')
  await expect.poll(() => kitchen.server.requests.length).toBe(1)
  stream.write(...deltas('# Half').slice(0, 2))
  await expect(kitchen.text).toHaveText('Half')
  await kitchen.button('Stop').click()
  await stream.isClosed
  await expect(kitchen.text).toHaveText('Before')
  expect(kitchen.errors).toEqual([])
})

test('a stream that ends before its end is a failure', async ({ open }) => {
  const kitchen = await open({
    settings: SETTINGS,
    answers: [events(...deltas('# Half').slice(0, 2))],
  })
  await kitchen.add('leek')
  await kitchen.ask()
  await expect(kitchen.recipe).toBeEmpty()
  expect(kitchen.errors.splice(0)).toEqual(['The chat server’s response broke off'])

  kitchen.server.answerWith((response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' })
    response.write(deltas('# Half')[1], () => response.destroy())
  })
  await kitchen.ask()
  await expect(kitchen.recipe).toBeEmpty()
  expect(kitchen.errors).toEqual([expect.stringMatching(/can’t be reached/)])
})

test('however fast it comes, the page hears of it once a frame', async ({ open, page }) => {
  const pieces = Array.from({ length: 1000 }, (_, at) => `word${at} `)
  const kitchen = await open({ settings: SETTINGS, answers: [events(...deltas(...pieces))] })
  await kitchen.add('leek')
  await page.evaluate(() => {
    const counts = { changes: 0, frames: 0 }
    Object.assign(window, { counts })
    const count = () => {
      counts.frames++
      requestAnimationFrame(count)
    }
    requestAnimationFrame(count)
    new MutationObserver(() => {
      counts.changes++
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  await kitchen.ask()
  await expect(kitchen.text).toHaveText(pieces.join('').trim())
  const { changes, frames } = await page.evaluate(
    () => (window as unknown as { counts: { changes: number; frames: number } }).counts,
  )
  // The press and the answer change the page too, and a lazy component when it is there.
  expect(changes).toBeLessThanOrEqual(frames + 4)
})

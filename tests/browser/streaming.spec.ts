import { completion, deltas, events } from '../support/localServer.ts'
import { openStream } from '../support/openStream.ts'
import { expect, test } from './fixtures.ts'

const settings = { VITE_STREAM: 'on' }
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
  const kitchen = await open({ settings, answers: [stream.answer] })
  const [head = '', title = '', step = '', ...rest] = deltas('# Soup\n\nCut it.\n', '1. **Sti')
  await kitchen.add('leek')
  await kitchen.button('Suggest a recipe').click()
  await expect(kitchen.status).toHaveText('Asking the chef…')
  await expect.poll(() => kitchen.sent).toMatchObject({ stream: true, max_tokens: 1024 })
  stream.write(head)
  const progress = page.getByRole('progressbar')
  await expect(progress).not.toHaveAttribute('value')
  await expect(kitchen.recipe).toBeHidden()

  stream.write(title)
  await expect(kitchen.recipe.getByRole('heading')).toHaveText('Soup')
  await expect(kitchen.status).toHaveText('The chef is writing…')
  await expect(progress).toHaveJSProperty('value', 16)
  await expect(kitchen.button('Suggest a recipe')).toHaveAttribute('aria-disabled', 'true')

  stream.write(step)
  await expect(progress).toHaveJSProperty('value', 24)
  await expect(kitchen.text).toHaveText('Soup Cut it.')
  stream.end(...rest)
  await expect(kitchen.status).toHaveText('Your recipe is ready.')
  await expect(kitchen.recipe.getByRole('listitem')).toHaveText('**Sti')
  expect(kitchen.errors).toEqual([])
})

test('a streamed recipe ends as the same page as one that comes whole', async ({ open }) => {
  const kitchen = await open({ settings, answers: [completion(RECIPE)] })
  await kitchen.add('leek')
  await kitchen.ask()
  await expect(kitchen.recipe.getByRole('heading')).toBeVisible()
  const whole = await kitchen.recipe.innerHTML()
  for (const length of [1, 7, 50]) {
    const pieces = RECIPE.match(new RegExp(`[^]{1,${length}}`, 'g')) ?? []
    kitchen.server.answerWith(events(...deltas(...pieces)))
    await kitchen.ask()
    await expect(kitchen.button('Print')).toBeVisible()
    expect(await kitchen.recipe.innerHTML()).toBe(whole)
  }
})

test('Stop closes the connection and brings back the recipe from before', async ({ open }) => {
  const stream = openStream()
  const kitchen = await open({ settings, answers: [completion('# Before')] })
  await kitchen.add('leek')
  await kitchen.ask()
  kitchen.server.answerWith(stream.answer)
  await kitchen.button('Suggest a recipe').click()
  await expect(kitchen.button('Stop')).toBeVisible()
  await expect(kitchen.text).toHaveText('Before')
  await expect.poll(() => kitchen.server.requests.length).toBe(1)
  stream.write(...deltas('Half.\n').slice(0, 2))
  await expect(kitchen.text).toHaveText('Half.')
  await kitchen.button('Stop').click()
  await stream.isClosed
  await expect(kitchen.text).toHaveText('Before')
  expect(kitchen.errors).toEqual([])
})

test('a stream that ends early or breaks off is a failure', async ({ open }) => {
  const kitchen = await open({ settings, answers: [events(...deltas('Half.\n').slice(0, 2))] })
  await kitchen.add('leek')
  await kitchen.ask()
  await expect(kitchen.recipe).toBeEmpty()
  expect(kitchen.errors.splice(0)).toEqual(['The chat server’s response broke off'])

  kitchen.server.answerWith((response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' })
    response.write(deltas('Half.\n')[1], () => response.destroy())
  })
  await kitchen.ask()
  await expect(kitchen.recipe).toBeEmpty()
  expect(kitchen.errors).toHaveLength(1)
})

test('a fast stream updates the page at most once a frame', async ({ open, page }) => {
  const words = Array.from({ length: 500 }, (_, at) => `word${at} `)
  const kitchen = await open({ settings, answers: [events(...deltas(...words))] })
  await kitchen.add('leek')
  const counts = await page.evaluateHandle(() => {
    const counts = { updates: 0, frames: 0 }
    const countFrame = () => {
      counts.frames++
      requestAnimationFrame(countFrame)
    }
    requestAnimationFrame(countFrame)
    new MutationObserver(() => counts.updates++).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    })
    return counts
  })
  await kitchen.ask()
  await expect(kitchen.text).toHaveText(words.join('').trim())
  const { updates, frames } = await counts.jsonValue()
  // The click, the end of the stream and the lazy component update the page as well.
  expect(updates).toBeLessThanOrEqual(frames + 4)
})

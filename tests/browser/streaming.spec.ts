import { completion, deltas, events, openStream } from '../support/localServer.ts'
import { expect, OPTIONS, test } from './fixtures.ts'

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
  const kitchen = await open({ settings: OPTIONS, responses: [stream.respond] })
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

test('a streamed recipe ends as the same page as a whole reply', async ({ open }) => {
  const kitchen = await open({ settings: OPTIONS, responses: [completion(RECIPE)] })
  await kitchen.add('leek')
  await kitchen.request()
  await expect(kitchen.recipe.getByRole('heading')).toBeVisible()
  const whole = await kitchen.recipe.innerHTML()
  for (const length of [1, 7, 50]) {
    const texts = RECIPE.match(new RegExp(`[^]{1,${length}}`, 'g')) ?? []
    kitchen.server.respondWith(events(...deltas(...texts)))
    await kitchen.request()
    await expect(kitchen.button('Print')).toBeVisible()
    expect(await kitchen.recipe.innerHTML()).toBe(whole)
  }
})

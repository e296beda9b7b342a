import { deltas, events, openStream } from '../support/localServer.ts'
import { expect, OPTIONS_ON, test } from './fixtures.ts'

const RECIPE = '# Soup\n\n| a | b |\n|-|-:|\n| leek | 1 |\n\n1. Cut.\n\n2. **Stir** it.\n\nEnjoy!\n'

test('VITE_STREAM=on: the recipe is shown as it arrives', async ({ open, page }) => {
  const stream = openStream()
  const app = await open({ settings: OPTIONS_ON, responses: [stream.respond] })
  const [head = '', title = '', step = '', ...rest] = deltas('# Soup\n\nCut it.\n', '1. **Sti')
  await app.add('leek')
  await app.button('Suggest a recipe').click()
  await expect.poll(() => app.sent).toMatchObject({ stream: true, max_tokens: 1024 })
  stream.write(head)
  const progress = page.getByRole('progressbar')
  await expect(progress).not.toHaveAttribute('value')
  await expect(app.recipe).toBeHidden()

  stream.write(title)
  await expect(app.recipe.getByRole('heading')).toHaveText('Soup')
  await expect(progress).toHaveJSProperty('value', 16)

  stream.write(step)
  await expect(progress).toHaveJSProperty('value', 24)
  await expect(app.text).toHaveText('Soup Cut it.')
  stream.end(...rest)
  await expect(app.status).toHaveText('Your recipe is ready.')
  // The reply ends with an open mark.
  await expect(app.recipe.getByRole('listitem')).toHaveText('**Sti')
  expect(app.errors).toEqual([])
})

test('a streamed recipe ends as the same page as a whole reply', async ({ open }) => {
  const app = await open({ ingredients: ['leek'], settings: OPTIONS_ON })
  await app.show(RECIPE)
  await expect(app.recipe.getByRole('heading')).toBeVisible()
  const whole = await app.recipe.innerHTML()
  for (const length of [1, 7, 50]) {
    const texts = RECIPE.match(new RegExp(`[^]{1,${length}}`, 'g')) ?? []
    app.server.respondWith(events(...deltas(...texts)))
    await app.request()
    await expect(app.button('Print')).toBeVisible()
    expect(await app.recipe.innerHTML()).toBe(whole)
  }
})

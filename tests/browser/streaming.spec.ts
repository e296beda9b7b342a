import { deltas, openStream } from '../support/localServer.ts'
import { expect, OPTIONS_ON, test } from './fixtures.ts'

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
  await expect(app.text.locator('section > *')).toHaveText(['Soup', 'Cut it.'])
  stream.end(...rest)
  await expect(progress).toBeHidden()
  // The reply ends with an unclosed **.
  await expect(app.recipe.getByRole('listitem')).toHaveText('**Sti')
  expect(app.errors).toEqual([])
})

test('the end of a stream keeps selection, scroll and focus', async ({ openStreaming, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { app, stream } = await openStreaming()
  const steps = Array.from({ length: 30 }, (_, index) => `${index + 1}. **Stir** it.\n`)
  const events = deltas('# Soup\n\nA [warm](https://a.example) one.\n\n', ...steps)
  stream.write(...events.slice(0, -2))
  await expect(app.text.locator('ol > li')).toHaveCount(30)
  await app.text.getByRole('link').focus()
  await app.text.locator('p').selectText()
  await page.evaluate(() => scrollTo({ top: 333, behavior: 'instant' }))
  stream.end(...events.slice(-2))
  await expect(app.button('Print')).toBeVisible()
  await expect(app.text.getByRole('link')).toBeFocused()
  expect(await page.evaluate(() => [String(getSelection()), scrollY])).toEqual(['A warm one.', 333])
})

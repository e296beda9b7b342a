import type { Page } from '@playwright/test'
import { holdScript } from '../support/holdScript.ts'
import { sendCompletion } from '../support/localServer.ts'
import { expect, test } from './fixtures.ts'
import { rectOf } from './places.ts'

const LINKS = `# Soup\n\n${'Stir [it](https://a.example).\n\n'.repeat(20)}`

/** Holds Enter down until it has repeated a few times. */
async function holdEnter(page: Page) {
  for (let times = 0; times < 6; times++) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
}

/** Whether all of the focused element is visible: in the view, and under nothing. */
const isFocusVisible = (page: Page) =>
  page.evaluate(() => {
    // After the last element, the browser itself has the focus.
    if (document.activeElement === document.body) return true
    const focused = document.activeElement ?? document.body
    const { x, width, top, bottom } = focused.getBoundingClientRect()
    const elementAt = (y: number) => document.elementFromPoint(x + width / 2, y)
    return [top + 1, bottom - 1].every((y) => focused.contains(elementAt(y)))
  })

for (const [width, height, count] of [
  [1280, 800, 16],
  [320, 256, 4],
] as const) {
  test.describe(`at ${width} x ${height}`, () => {
    test.use({ viewport: { width, height } })
    const ingredients = Array.from({ length: count }, (_, index) => `ingredient ${index}`)

    test('a double click neither presses Stop nor asks again', async ({ open, page }) => {
      const app = await open({ ingredients, recipe: LINKS })
      app.server.respondWith(() => {})
      const button = app.button('Get a recipe')
      // The button is at the end of the view, where the bar appears.
      await button.evaluate((element) => element.scrollIntoView({ block: 'end' }))
      const { x, y } = await rectOf(button)
      await page.mouse.click(x + 60, y + 20)
      await expect(app.button('Stop')).toBeVisible()
      await page.mouse.click(x + 60, y + 20)
      await expect(app.button('Stop')).toBeVisible()
      await app.button('Stop').dblclick()
      await expect(app.button('Stop')).toBeHidden()
    })

    test('the status bar never covers the focus', async ({ open, page }) => {
      const app = await open({ ingredients, recipe: LINKS })
      app.server.respondWith(() => {})
      const button = app.button('Get a recipe')
      await button.evaluate((element) => element.scrollIntoView({ block: 'end' }))
      await button.press('Enter')
      await expect(app.button('Stop')).toBeVisible()
      await expect(button).toBeFocused()
      await expect.poll(() => isFocusVisible(page)).toBe(true)
      await app.tabTo(button, () => expect.poll(() => isFocusVisible(page)).toBe(true))
    })
  })
}

test('a held Enter or a double click acts once, but not on a switch', async ({ open, page }) => {
  const { gate, release } = holdScript()
  const app = await open({ gate, responses: [sendCompletion('# Soup')] })
  await app.field.focus()
  for (const key of 'leek') await page.keyboard.down(key) // "ee" is a held key.
  await holdEnter(page)
  await app.field.fill('egg')
  await app.button('Add Ingredient').dblclick()
  release()
  await expect(app.button('Suggest a recipe')).toBeVisible()
  await expect(app.items).toHaveText(['leek', 'egg'])
  await app.field.fill('salt')
  await app.button('Add Ingredient').dblclick()
  await expect(app.items).toHaveText(['leek', 'egg', 'salt'])
  await expect(app.field).toBeFocused()
  await app.button('Suggest a recipe').focus()
  await holdEnter(page)
  await expect(app.recipe.getByRole('heading')).toHaveText('Soup')
  expect(app.server.requests).toHaveLength(1)
  await app.button('Copy recipe').dispatchEvent('click') // As in Safari, without the focus.
  await expect(app.button('Copy recipe')).toBeFocused()
  const copies: string[] = []
  await page.exposeFunction('writeText', (text: string) => copies.push(text))
  await page.evaluate(() =>
    Object.assign(navigator.clipboard, { writeText: Reflect.get(window, 'writeText') }),
  )
  await app.button('Copy recipe').dblclick()
  await expect(page.getByText('Copied')).toBeVisible()
  expect(copies).toEqual(['# Soup'])
  await page.getByRole('switch').check()
  await page.getByText('Keep screen on').dblclick()
  await expect(page.getByRole('switch')).toBeChecked()
  app.server.respondWith(() => {})
  await app.button('Suggest a recipe').press('Enter')
  await expect.poll(() => app.server.requests).toHaveLength(1)
  await app.button('Stop').focus()
  await holdEnter(page)
  await expect(app.button('Stop')).toBeHidden()
  await expect(app.button('Suggest a recipe')).toBeFocused()
  expect(app.server.requests).toHaveLength(1)
})

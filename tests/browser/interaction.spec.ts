import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { rectOf } from './places.ts'

const LINKS = `# Soup\n\n${'Stir [it](https://a.example).\n\n'.repeat(12)}`

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

test('Enter held on a button asks once, and held on Stop does not ask again', async ({
  open,
  page,
}) => {
  const app = await open({ ingredients: ['leek'], responses: [() => {}] })
  await app.button('Suggest a recipe').focus()
  await holdEnter(page)
  await expect.poll(() => app.server.requests).toHaveLength(1)
  await app.button('Stop').focus()
  await holdEnter(page)
  await expect(app.button('Stop')).toBeHidden()
  await expect(app.button('Suggest a recipe')).toBeFocused()
  expect(app.server.requests).toHaveLength(1)
})

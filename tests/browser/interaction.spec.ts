import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { rectOf } from './places.ts'

const LINKS = `# Soup\n\n${'Stir [it](https://a.example).\n\n'.repeat(12)}`

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

// The view of 1280 x 1024, enlarged to 400%.
test.use({ viewport: { width: 320, height: 256 } })

const INGREDIENTS = ['leek', 'egg', 'salt', 'oil']

test('a double click on a request button does not press Stop', async ({ open, page }) => {
  const app = await open({ ingredients: INGREDIENTS, recipe: LINKS })
  app.upstream.respondWith(() => {})
  const button = app.button('Get a recipe')
  // The button is at the end of the view, where the bar appears.
  await button.evaluate((element) => element.scrollIntoView({ block: 'end' }))
  const { x, y } = await rectOf(button)
  await page.mouse.dblclick(x + 60, y + 20)
  await app.settle()
  await expect(app.button('Stop')).toBeVisible()
})

test('a double click on Stop does not ask again', async ({ open }) => {
  const app = await open({ ingredients: INGREDIENTS, recipe: LINKS })
  app.upstream.respondWith(() => {})
  await app.button('Get a recipe').click()
  await app.button('Stop').dblclick()
  await app.settle()
  await expect(app.button('Stop')).toBeHidden()
})

test('the status bar never covers the focus', async ({ open, page }) => {
  const app = await open({ ingredients: INGREDIENTS, recipe: LINKS })
  app.upstream.respondWith(() => {})
  const button = app.button('Get a recipe')
  await button.evaluate((element) => element.scrollIntoView({ block: 'end' }))
  await button.press('Enter')
  await expect(app.button('Stop')).toBeVisible()
  await expect(button).toBeFocused()
  await expect.poll(() => isFocusVisible(page)).toBe(true)
  await app.tabTo(button, () => expect.poll(() => isFocusVisible(page)).toBe(true))
})

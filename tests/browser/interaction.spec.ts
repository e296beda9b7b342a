import type { Page } from '@playwright/test'
import { expect, type ShowRecipe, test } from './fixtures.ts'
import { rectOf } from './places.ts'

const LINKS = `# Soup\n\n${'Stir [it](https://a.example).\n\n'.repeat(12)}`

/** Whether all of the focused element is visible: in the view, and under nothing. */
const isFocusVisible = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    // After the last element, the browser itself has the focus.
    if (!focused || focused === document.body) return true
    const { x, width, top, bottom } = focused.getBoundingClientRect()
    const elementAt = (y: number) => document.elementFromPoint(x + width / 2, y)
    return [top + 1, bottom - 1].every((y) => focused.contains(elementAt(y)))
  })

const scrollPosition = (page: Page) => page.evaluate(() => scrollY)

/** The view of 1280 x 1024, enlarged to 400% */
const ENLARGED = [320, 256] as const

/** A running request, with Stop over the request button. `middle` is the middle of both. */
async function openWithStopOverButton(showRecipe: ShowRecipe) {
  const app = await showRecipe(LINKS)
  await app.resize(...ENLARGED)
  app.upstream.respondWith(() => {})
  const [button, stop] = [app.button('Get a recipe'), app.button('Stop')]
  await button.click()
  const { left, right, top, bottom } = await rectOf(stop)
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 }
  await button.evaluate((element, y) => {
    const { top, height } = element.getBoundingClientRect()
    scrollBy({ top: top + height / 2 - y, behavior: 'instant' })
  }, middle.y)
  return { app, stop, middle }
}

test('a double click on a request button does not press Stop', async ({ showRecipe }) => {
  const { app, stop, middle } = await openWithStopOverButton(showRecipe)
  await stop.press('Enter')
  await expect(stop).toBeHidden()
  await app.page.mouse.dblclick(middle.x, middle.y)
  await app.settle()
  await expect(stop).toBeVisible()
})

test('a double click on Stop does not ask again', async ({ showRecipe }) => {
  const { app, stop, middle } = await openWithStopOverButton(showRecipe)
  await app.page.mouse.dblclick(middle.x, middle.y)
  await app.settle()
  await expect(stop).toBeHidden()
})

test('Tab focuses nothing under the status bar', async ({ showRecipe }) => {
  const app = await showRecipe(LINKS)
  await app.resize(...ENLARGED)
  app.upstream.respondWith(() => {})
  const button = app.button('Get a recipe')
  await button.press('Enter')
  await expect(app.button('Stop')).toBeVisible()
  await app.tabTo(button, () => expect.poll(() => isFocusVisible(app.page)).toBe(true))
})

test('a request button at the bottom of the window stays above the status bar', async ({
  showRecipe,
}) => {
  const app = await showRecipe(LINKS)
  await app.resize(...ENLARGED)
  app.upstream.respondWith(() => {})
  const button = app.button('Get a recipe')
  await button.evaluate((element) =>
    scrollBy({ top: element.getBoundingClientRect().bottom - innerHeight, behavior: 'instant' }),
  )
  // Not `click`, which would first scroll.
  await button.dispatchEvent('click')
  await expect(app.button('Stop')).toBeVisible()
  await expect(button).toBeFocused()
  await expect.poll(() => isFocusVisible(app.page)).toBe(true)
})

test('on a phone, the bar of the first request does not cover the pressed button', async ({
  open,
}) => {
  const app = await open({ ingredients: ['leeks', 'potatoes', 'butter', 'cream'] })
  await app.resize(390, 800)
  app.upstream.respondWith(() => {})
  await app.button('Get a recipe').click()
  await expect(app.button('Stop')).toBeVisible()
  await expect.poll(() => isFocusVisible(app.page)).toBe(true)
})

test('Stop gives the focus back without a scroll', async ({ showRecipe }) => {
  const app = await showRecipe(LINKS)
  await app.resize(...ENLARGED)
  app.upstream.respondWith(() => {})
  const button = app.button('Suggest a recipe')
  await button.click()
  await app.page.evaluate(() => scrollTo({ top: 9999, behavior: 'instant' }))
  const before = await scrollPosition(app.page)
  await app.button('Stop').press('Enter')
  await expect(button).toBeFocused()
  await expect(button).not.toBeInViewport()
  await app.settle()
  expect(await scrollPosition(app.page)).toBe(before)
})

test('a click on a button that is half in view does not scroll', async ({ showRecipe }) => {
  const app = await showRecipe(LINKS)
  await app.resize(...ENLARGED)
  const button = app.button('Copy recipe')
  await button.evaluate((element) => {
    // As in Safari, where a click does not focus a button.
    element.addEventListener('mousedown', (event) => event.preventDefault(), { once: true })
    const { top, height } = element.getBoundingClientRect()
    scrollBy({ top: top + height / 2 - innerHeight, behavior: 'instant' })
  })
  const before = await scrollPosition(app.page)
  const { left, right, top } = await rectOf(button)
  await app.page.mouse.click((left + right) / 2, top + 5)
  await expect(button).toBeFocused()
  await app.settle()
  expect(await scrollPosition(app.page)).toBe(before)
})

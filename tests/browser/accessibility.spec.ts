import type { Locator } from '@playwright/test'
import axe from 'axe-core'
import { chunkEvent, openStream, sendEvents } from '../support/events.ts'
import { send, sendCompletion } from '../support/localServer.ts'
import { ALL_ELEMENTS, type AppPage, expect, STREAM_AND_FAILURES, test } from './fixtures.ts'
import { rectOf, sidewaysScroll, TARGET_SIZE } from './places.ts'

const LONG_WORDS = `\n\n## ${'Long'.repeat(80)}\n\n${'word'.repeat(200)}\n\n1. اخلط الزعتر.`

test('after a failure, the page is accessible', async ({ open }) => {
  const responses = [send(500, 'no')]
  const app = await open({ ingredients: ['leek'], settings: STREAM_AND_FAILURES, responses })
  await app.request()
  await expect(app.recipe).toContainText('Try again')
  await expectAccessible(app)
})

test('while a recipe streams, the page is accessible', async ({ open }) => {
  const ingredients = ['leek', 'smoked mackerel', 'cream', 'potatoes']
  const stream = openStream()
  const responses = [stream.respond]
  const app = await open({ ingredients, settings: STREAM_AND_FAILURES, responses })
  await app.button('Suggest a recipe').click()
  stream.write(chunkEvent({ delta: { content: ALL_ELEMENTS } }))
  await expect(app.recipeText).toBeVisible()
  await expectAccessible(app)
})

test('with long words and an unfinished recipe, the page is accessible', async ({ open }) => {
  const ingredients = ['x'.repeat(300), '', '   spaces   ', 'word '.repeat(60), 'زعتر', 'חומוס']
  const recipe = { delta: { content: ALL_ELEMENTS + LONG_WORDS }, finish_reason: 'length' }
  const responses = [sendEvents(chunkEvent(recipe))]
  const app = await open({ ingredients, settings: STREAM_AND_FAILURES, responses })
  await app.request()
  await expect(app.recipe).toContainText('did not finish')
  await expectAccessible(app)
})

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The rules whose result depends on the theme or the width. */
const LOOKS = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size']
const VIEWS = [['light', 1280, STANDARDS] as const, ['dark', 320, LOOKS] as const]

/** Expects no violations, light at 1280 px and dark at 320 px, and no sideways scrolling. */
async function expectAccessible(app: AppPage) {
  const { page } = app
  await page.evaluate(axe.source)
  for (const [colorScheme, width, runOnly] of VIEWS) {
    await page.emulateMedia({ colorScheme })
    await app.resize(width)
    const options: axe.RunOptions = { runOnly, resultTypes: ['violations'] }
    const { violations } = await page.evaluate((options) => axe.run(options), options)
    expect(violations, `${colorScheme}, ${width} px`).toEqual([])
    expect(await sidewaysScroll(page.locator('html'))).toBe(0)
  }
}

test('everything works with the keyboard, with a visible focus', async ({ open, page }) => {
  const app = await open({ responses: [sendCompletion(ALL_ELEMENTS), () => {}] })
  await tabToVisible(app, app.field)
  await page.keyboard.type('leek\negg\nsalt\noil\n')
  await expect(app.items).toHaveCount(4)
  await expect(app.field).toBeFocused()

  for (const name of ['Add Ingredient', 'Suggest a recipe', 'Get a recipe'])
    await tabToVisible(app, app.button(name))
  await page.keyboard.press('Enter')
  await expect(app.recipe.getByRole('heading', { name: 'Soup' })).toBeInViewport()
  await expect(app.button('Get a recipe')).toBeFocused()

  const table = page.getByRole('group', { name: 'Table' })
  const toggle = page.getByRole('switch', { name: 'Keep screen on' })
  const link = app.recipe.getByRole('link')
  for (const element of [toggle, link, table, app.button('Copy recipe')])
    await tabToVisible(app, element)

  await app.button('Get a recipe').focus()
  await page.keyboard.press('Space')
  await tabToVisible(app, app.button('Stop'))
})

/** Presses Tab until `element` has the focus, and expects that the focus is visible. */
async function tabToVisible(app: AppPage, element: Locator) {
  await app.tabTo(element)
  await expect(element).toBeInViewport()
  await expect(element).toHaveCSS('outline-style', 'solid')
  const { width, height } = await rectOf(element)
  const isInText = await element.evaluate((node) => node.matches('p a'))
  expect(isInText || Math.min(width, height) >= TARGET_SIZE, 'the target’s size').toBe(true)
  expect(app.errors).toEqual([])
}

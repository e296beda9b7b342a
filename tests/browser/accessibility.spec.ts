import axe from 'axe-core'
import { beginningOf, chunkEvent, sendEvents } from '../support/events.ts'
import { send } from '../support/localServer.ts'
import type { AppPage } from './AppPage.ts'
import { ALL_ELEMENTS, expect, OPT_INS, type ShowRecipe, test } from './fixtures.ts'
import { rectsOf, sidewaysScroll, TARGET_SIZE } from './places.ts'

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

test('after a failure, the page is accessible', async ({ open }) => {
  const responses = [send(500, 'no')]
  const app = await open({ ingredients: ['leek'], settings: OPT_INS, responses })
  await app.request()
  await expect(app.recipe).toContainText('Try again')
  await expectAccessible(app)
})

test('while a recipe streams, the page is accessible', async ({ streamRecipe }) => {
  const { app } = await streamRecipe(...beginningOf('# Soup\n\n- leek\n\n1. Boil.\n'))
  await expect(app.recipeText).toBeVisible()
  await expectAccessible(app)
})

test('with a recipe that is ready, the page is accessible', async ({ showRecipe }) => {
  await expectAccessible(await showRecipe(ALL_ELEMENTS))
})

const LONG_WORDS = `# Soup\n\n## ${'Long'.repeat(80)}\n\n${'word'.repeat(200)}\n\n1. اخلط الزعتر.`

test('with long words and an unfinished recipe, the page is accessible', async ({ open }) => {
  const ingredients = ['x'.repeat(300), '', '   spaces   ', 'word '.repeat(60), 'زعتر', 'חומוס']
  const recipe = { delta: { content: LONG_WORDS }, finish_reason: 'length' }
  const responses = [sendEvents(chunkEvent(recipe))]
  const app = await open({ ingredients, settings: OPT_INS, responses })
  await app.request()
  await expect(app.recipe).toContainText('did not finish')
  await expectAccessible(app)
})

for (const key of ['Enter', 'Space']) {
  test(`${key} requests a recipe`, async ({ showRecipe }) => {
    const app = await showRecipe('# Soup')
    app.upstream.respondWith(() => {})
    await app.button('Get a recipe').press(key)
    await expect(app.button('Stop')).toBeVisible()
  })
}

const CONTROLS = 'button, input, select, summary, textarea'

/** The page with every control: those of a recipe, and Stop. */
async function showEveryControl(showRecipe: ShowRecipe) {
  const app = await showRecipe(ALL_ELEMENTS)
  app.upstream.respondWith(() => {})
  await app.button('Get a recipe').click()
  await expect(app.button('Stop')).toBeVisible()
  return app
}

test('every control is reached with Tab and shows its focus', async ({ showRecipe }) => {
  const app = await showEveryControl(showRecipe)
  await app.button('Print').focus()
  for (const control of await app.page.locator(`${CONTROLS}, a, [tabindex="0"]`).all()) {
    await app.tabTo(control)
    await expect(control).toBeInViewport()
    await expect(control).toHaveCSS('outline-style', 'solid')
  }
})

test('every control has the size of WCAG 2.5.8', async ({ showRecipe }) => {
  const app = await showEveryControl(showRecipe)
  const sizes = await rectsOf(app.page.locator(CONTROLS))
  for (const { width, height } of sizes)
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(TARGET_SIZE)
})

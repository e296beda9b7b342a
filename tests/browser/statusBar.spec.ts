import type { AppPage } from './AppPage.ts'
import { expect, GRATIN, test } from './fixtures.ts'
import { rectOf, TRANSPARENT } from './places.ts'

const WIDTHS = [390, 1280]
const HEIGHT = 700

test('while the chef works, the request button looks unavailable', async ({ showRecipe }) => {
  const app = await showRecipe('# Soup')
  app.upstream.respondWith(() => {})
  const accent = await app.color('var(--accent)')
  const button = app.button('Get a recipe')
  await expect(button).toHaveCSS('background-color', accent)
  await button.click()
  await expect(button).not.toHaveCSS('background-color', accent)
})

test('with reduced motion, nothing is animated while the chef works', async ({ showRecipe }) => {
  const app = await showRecipe('# Soup')
  app.upstream.respondWith(() => {})
  await app.button('Suggest a recipe').click()
  await expect(app.button('Stop')).toBeVisible()
  await app.settle()
  expect(await app.page.evaluate(() => document.getAnimations().length)).toBe(0)
})

test('Stop is in view, however far the recipe is scrolled', async ({ showRecipe }) => {
  const app = await showRecipe(GRATIN)
  app.upstream.respondWith(() => {})
  await app.button('Suggest a recipe').click()
  for (const width of WIDTHS) {
    await app.resize(width, HEIGHT)
    for (const y of [0, 300, 9999]) {
      await app.page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y)
      await expect(app.button('Stop')).toBeInViewport({ ratio: 1 })
    }
  }
})

test('with the recipe, the status bar goes, and its words stay for screen readers', async ({
  showRecipe,
}) => {
  const app = await showRecipe(GRATIN)
  await expect(app.status).toHaveText('Your recipe is ready.')
  const isRecipeAtBottom = await app.recipe.evaluate((recipe) =>
    recipe.contains(document.elementFromPoint(innerWidth / 2, innerHeight - 5)),
  )
  expect(isRecipeAtBottom).toBe(true)
})

test('at the end of the page, the status bar covers nothing', async ({ showRecipe }) => {
  const app = await showRecipe(GRATIN)
  app.upstream.respondWith(() => {})
  await app.button('Suggest a recipe').click()
  for (const width of WIDTHS) {
    await app.resize(width, HEIGHT)
    await app.page.evaluate(() => scrollTo({ top: 9999, behavior: 'instant' }))
    const bar = await rectOf(app.page.locator('[data-phase]'))
    expect((await rectOf(app.recipe)).bottom).toBeLessThan(bar.top)
  }
})

/** Starts a request in a window of this width, and scrolls into the recipe. */
async function startAndScroll(app: AppPage, width: number) {
  app.upstream.respondWith(() => {})
  await app.resize(width, HEIGHT)
  await app.button('Suggest a recipe').click()
  await app.page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
}

test('“Stopped.” is in view and moves nothing', async ({ showRecipe }) => {
  const app = await showRecipe(GRATIN)
  for (const width of WIDTHS) {
    await startAndScroll(app, width)
    const before = await rectOf(app.recipe)
    await app.button('Stop').click()
    await expect(app.status).toHaveText('Stopped.')
    await app.settle()
    await expect(app.status).toBeInViewport({ ratio: 1 })
    expect((await rectOf(app.recipe)).top).toBe(before.top)
  }
})

test('“Stopped.” has a sheet of its own, so that it can be read over the recipe', async ({
  showRecipe,
}) => {
  const app = await showRecipe(GRATIN)
  await startAndScroll(app, 390)
  await expect(app.status).toHaveCSS('background-color', TRANSPARENT)
  await app.button('Stop').click()
  await expect(app.status).not.toHaveCSS('background-color', TRANSPARENT)
})

test('a click where “Stopped.” stands goes to the recipe', async ({ showRecipe }) => {
  const app = await showRecipe(GRATIN)
  for (const width of WIDTHS) {
    await startAndScroll(app, width)
    await app.button('Stop').click()
    await expect(app.status).toHaveText('Stopped.')
    const isHit = await app.recipe.evaluate(
      (recipe, { x, y }) => recipe.contains(document.elementFromPoint(x + 1, y + 1)),
      await rectOf(app.status),
    )
    expect(isHit, `${width} px`).toBe(true)
  }
})

test('“Stopped.” fades away', async ({ showRecipe }) => {
  const app = await showRecipe(GRATIN)
  await startAndScroll(app, 390)
  await app.button('Stop').click()
  await expect(app.status).toHaveText('Stopped.')
  // It can be read first.
  await expect(app.status).toHaveCSS('transition-delay', '4s')
  await app.status.evaluate((words) => {
    for (const transition of words.getAnimations()) transition.finish()
  })
  await expect(app.status).toHaveCSS('opacity', '0')
})

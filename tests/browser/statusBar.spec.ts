import { expect, GRATIN, test } from './fixtures.ts'
import { rectOf } from './places.ts'

const WIDTHS = [390, 1280]

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
    await app.resize(width, 700)
    for (const y of [0, 300, 9999]) {
      await app.page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y)
      await expect(app.button('Stop')).toBeInViewport({ ratio: 1 })
    }
  }
})

test('at the end of the page, the status bar covers nothing', async ({ showRecipe }) => {
  const app = await showRecipe(GRATIN)
  app.upstream.respondWith(() => {})
  await app.button('Suggest a recipe').click()
  for (const width of WIDTHS) {
    await app.resize(width, 700)
    await app.page.evaluate(() => scrollTo({ top: 9999, behavior: 'instant' }))
    const bar = await rectOf(app.page.locator('[data-phase]'))
    expect((await rectOf(app.recipe)).bottom).toBeLessThan(bar.top)
  }
})

test('“Stopped.” is in view, moves nothing, and fades', async ({ showRecipe }) => {
  const app = await showRecipe(GRATIN)
  app.upstream.respondWith(() => {})
  for (const width of WIDTHS) {
    await app.resize(width, 700)
    await app.button('Suggest a recipe').click()
    await expect(app.status).toHaveCSS('opacity', '1')
    await app.page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
    const before = await rectOf(app.recipe)
    await app.button('Stop').click()
    await expect(app.status).toHaveText('Stopped.')
    await app.settle()
    await expect(app.status).toBeInViewport({ ratio: 1 })
    expect((await rectOf(app.recipe)).top).toBe(before.top)
    const isCovered = await app.status.evaluate((words) => {
      const { x, y } = words.getBoundingClientRect()
      return words.contains(document.elementFromPoint(x + 1, y + 1))
    })
    expect(isCovered, 'a click goes to the recipe below').toBe(false)
    await app.status.evaluate((words) => {
      for (const transition of words.getAnimations()) transition.finish()
    })
    await expect(app.status).toHaveCSS('opacity', '0')
  }
})

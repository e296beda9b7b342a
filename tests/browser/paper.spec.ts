import type { Page } from '@playwright/test'
import { send } from '../support/localServer.ts'
import { expect, GRATIN, OPT_INS, test } from './fixtures.ts'
import { rectOf, TRANSPARENT } from './places.ts'

const onPaper = async (page: Page) => (await page.locator('body').innerText()).split(/\n+/)

test('until there is a recipe, the list is printed', async ({ open, page }) => {
  const app = await open({ ingredients: ['leek', 'eggs', 'salt'], responses: [() => {}] })
  const list = ['Chef Claude', 'Ingredients on hand', 'leek', 'eggs', 'salt']
  await page.emulateMedia({ media: 'print' })
  // No ornament either, which would be on a page of its own below a long list.
  await expect(page.locator('main > *:visible')).toHaveCount(1)
  await expect.poll(() => onPaper(page)).toEqual(list)
  await page.emulateMedia({ media: 'screen' })
  await app.button('Suggest a recipe').click()
  await expect(app.button('Stop')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => onPaper(page)).toEqual(list)
  await page.keyboard.press('Escape')
  await expect(app.button('Stop')).toHaveCount(0)
  await expect.poll(() => onPaper(page)).toEqual(list)
})

test('a note about a failure is not printed', async ({ open, page }) => {
  const app = await open({ ingredients: ['leek'], settings: OPT_INS, responses: [send(500, 'no')] })
  await app.request()
  await expect(app.recipe).toContainText('Try again')
  await page.emulateMedia({ media: 'print' })
  await expect(app.recipe).toBeHidden()
})

test('a recipe is printed alone, with all its words', async ({ showRecipe }) => {
  const { page } = await showRecipe(
    'Boil the beans.\n\n# Soup\n\n1. Stir.\n\n---\n\nContains celery.',
  )
  await page.emulateMedia({ media: 'print' })
  const recipe = ['Boil the beans.', 'Soup', 'Stir.', 'Contains celery.']
  await expect.poll(() => onPaper(page)).toEqual(recipe)
})

test('paper is white, with dark letters, in the dark theme too', async ({ showRecipe }) => {
  const app = await showRecipe('# Soup')
  const ink = await app.color('var(--ink)')
  await app.page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const body = app.page.locator('body')
  for (const element of [app.recipe, body])
    await expect(element).toHaveCSS('background-color', TRANSPARENT)
  await expect(body).toHaveCSS('color', ink)
})

test('what is ticked off is printed like the rest', async ({ showRecipe }) => {
  const app = await showRecipe(GRATIN)
  await app.page.emulateMedia({ media: 'print' })
  const untouched = await app.recipeText.screenshot()
  await app.page.emulateMedia({ media: 'screen' })
  await app.recipeText.getByLabel('3 leeks').check()
  await app.recipeText.getByLabel('Step 1').check()
  await app.page.emulateMedia({ media: 'print' })
  expect((await app.recipeText.screenshot()).equals(untouched)).toBe(true)
})

test('a recipe of usual length fits on one sheet', async ({ showRecipe }) => {
  const app = await showRecipe(GRATIN)
  for (const format of ['A4', 'Letter']) {
    const pdf = await app.page.pdf({ format, preferCSSPageSize: true })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), format).toHaveLength(1)
  }
})

test('on paper, the steps are below the ingredients', async ({ showRecipe }) => {
  const app = await showRecipe(GRATIN)
  await app.page.emulateMedia({ media: 'print' })
  const ingredients = await rectOf(app.recipeText.locator('[data-part=ingredients]'))
  const steps = await rectOf(app.recipeText.locator('[data-part=steps]'))
  expect(steps.top).toBeGreaterThanOrEqual(ingredients.bottom)
})

import { spawnSync } from 'node:child_process'
import { expect, test } from '@playwright/test'
import { startVite } from '../support/buildPage.ts'
import { installDebianPackages } from '../support/installDebianPackages.js'

// In another serif, both pictures would change.
test.beforeAll(() => {
  if (spawnSync('fc-list', ['P052']).stdout?.length) return
  const problem = installDebianPackages('fonts-urw-base35')
  if (problem) throw new Error(`Install the font P052 (Debian: fonts-urw-base35): ${problem}`)
})

/** Only one dish fits these, so the picture stays the same. */
const INGREDIENTS = ['leeks', 'potatoes', 'butter', 'stock', 'cream']

test('the pictures of the README', async ({ page }) => {
  const { url, stop } = await startVite('.')
  const field = page.getByLabel('Add Ingredient')
  const recipe = page.getByRole('region', { name: 'Recipe' })
  const take = (name: string) => expect(page).toHaveScreenshot(`${name}.png`)
  await page.setViewportSize({ width: 390, height: 780 })
  await page.goto(url)
  for (const ingredient of INGREDIENTS) {
    await field.fill(ingredient)
    await field.press('Enter')
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await take('list')
  await page.getByRole('button', { name: 'Get a recipe' }).click()
  await page.getByRole('button', { name: 'Print', exact: true }).waitFor()
  await page.setViewportSize({ width: 1280, height: 800 })
  await recipe.evaluate((element) => element.scrollIntoView())
  await take('wide')
  await stop()
})

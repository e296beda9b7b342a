import { type Page, test } from '@playwright/test'
import { startVite } from '../support/buildPage.ts'

const INGREDIENTS = ['leeks', 'potatoes', 'salmon', 'cream', 'butter']

test('the pictures of the README', async ({ page }) => {
  const { address, stop } = await startVite('.')
  const field = page.getByLabel('Add Ingredient')
  const recipe = page.getByRole('region', { name: 'Recipe' })
  const take = (name: string) =>
    page.screenshot({ animations: 'disabled', path: `.github/${name}.png` })
  await page.setViewportSize({ width: 390, height: 780 })
  await page.goto(address)
  await field.waitFor()
  await take('empty')

  for (const ingredient of INGREDIENTS) {
    await field.fill(ingredient)
    await field.press('Enter')
  }
  const reply = await holdReply(page)
  await page.getByRole('button', { name: 'Get a recipe' }).click()
  await page.getByRole('button', { name: 'Stop' }).waitFor()
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await take('asking')

  await page.emulateMedia({ reducedMotion: 'reduce' })
  reply()
  await page.getByRole('button', { name: 'Print' }).waitFor()
  await recipe.evaluate((element) => element.scrollIntoView())
  await take('recipe')
  await page.setViewportSize({ width: 1280, height: 800 })
  await recipe.evaluate((element) => element.scrollIntoView())
  await take('wide')
  await page.setViewportSize({ width: 390, height: 780 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await take('dark')
  await stop()
})

/** Holds the reply back until the returned function is called. */
async function holdReply(page: Page) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/v1/chat/completions', async (route) => {
    await released
    await route.continue()
  })
  return release
}

import { sharedPage, startVite } from '../support/buildPage.ts'
import { expect, test } from './fixtures.ts'

test('npm start without settings: the demo chef cooks with the ingredients', async ({ page }) => {
  // `npm start` runs this after the build.
  const { output, address, stop } = await startVite(['preview', '--outDir', await sharedPage()])
  expect(output).toContain('the built-in demo chef (set HF_TOKEN')
  await page.goto(address)
  expect((await page.request.get(`${address}robots.txt`)).status()).toBe(404)
  const otherPage = { Origin: 'http://localhost:1234' }
  const response = await page.request.post(`${address}v1/chat/completions`, { headers: otherPage })
  expect(response.headers()).not.toHaveProperty('access-control-allow-origin')

  for (const ingredient of ['smoked mackerel', 'leek']) {
    await page.getByLabel('Add Ingredient').fill(ingredient)
    await page.keyboard.press('Enter')
  }
  await page.getByRole('button', { name: 'Suggest a recipe' }).click()
  const recipe = page.getByRole('region', { name: 'Recipe' })
  await expect(recipe.getByRole('heading', { level: 1 })).toContainText('smoked mackerel')
  await expect(recipe.getByText('demo chef')).toBeVisible()
  await stop()
})

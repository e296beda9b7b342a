import { builtServers, startNode } from '../support/servers.ts'
import { expect, test } from './fixtures.ts'

test('npm start without settings: the demo chef cooks with the ingredients', async ({ page }) => {
  const server = await startNode({}, { directory: await builtServers() })
  await page.goto(server.url)
  for (const ingredient of ['smoked mackerel', 'leek']) {
    await page.getByLabel('Add Ingredient').fill(ingredient)
    await page.keyboard.press('Enter')
  }
  await page.getByRole('button', { name: 'Suggest a recipe' }).click()
  const recipe = page.getByRole('region', { name: 'Recipe' })
  for (const ingredient of ['smoked mackerel', 'leek'])
    await expect(recipe.locator('li strong', { hasText: ingredient })).toBeVisible()
  await expect(recipe.getByText('demo chef')).toBeVisible()
  await server.stop()
})

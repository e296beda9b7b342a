import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { stripVTControlCharacters } from 'node:util'
import { environmentWith, sharedPage, VITE } from '../support/buildPage.ts'
import { expect, test } from './fixtures.ts'

let server: ChildProcess | undefined
test.afterEach(async () => {
  if (!server || server.exitCode !== null) return
  const ended = once(server, 'exit')
  server.kill()
  await ended
})

test('npm start without settings serves the page, and its demo chef cooks with the ingredients', async ({
  page,
}) => {
  // `npm start` runs this after the build.
  const args = [VITE, 'preview', '--outDir', await sharedPage(), '--port', '0']
  server = spawn(process.execPath, args, {
    env: environmentWith({}),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines: string[] = []
  for await (const line of createInterface({ input: server.stdout as NodeJS.ReadableStream })) {
    lines.push(stripVTControlCharacters(line))
    if (line.includes('Chef:')) break
  }
  expect(lines.at(-1)).toContain('the built-in demo chef (set HF_TOKEN')
  const address = lines.join('\n').match(/http:\S+/)?.[0]
  await page.goto(address ?? 'No address was printed')
  expect((await page.request.get(`${address}robots.txt`)).status()).toBe(404)

  for (const ingredient of ['smoked mackerel', 'leek', 'pumpernickel bread']) {
    await page.getByLabel('Add Ingredient').fill(ingredient)
    await page.keyboard.press('Enter')
  }
  await page.getByRole('button', { name: 'Suggest a recipe' }).click()
  const recipe = page.getByRole('region', { name: 'Recipe' })
  await expect(recipe.getByRole('heading', { level: 1 })).toContainText('smoked mackerel')
  await expect(recipe.getByText('demo chef')).toBeVisible()
  const rows = recipe.getByRole('row')
  for (const ingredient of ['smoked mackerel', 'leek', 'pumpernickel bread'])
    await expect(rows.filter({ hasText: ingredient })).toBeVisible()
  await expect(recipe.locator('ol > li').first()).toBeVisible()
})

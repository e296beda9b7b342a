import { appendFile, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { copySources, startVite } from '../support/buildPage.ts'
import { expect, test } from './fixtures.ts'

/** Makes the slice add ingredients in capitals. */
const SHOUTING = `Object.assign(ingredientsSlice, {
  reducer: (ingredients = [], { payload }) =>
    typeof payload === 'string' ? [...ingredients, payload.toUpperCase()] : ingredients,
})`

test('npm run dev: an edit keeps the state, and an edit of the server counts at the next call', async ({
  page,
}) => {
  const folder = await copySources()
  const append = (path: string, text: string) =>
    appendFile(join(folder, 'src', path), `\n${text}\n`)
  async function edit(path: string, before: string, after: string) {
    const file = join(folder, 'src', path)
    const source = await readFile(file, 'utf8')
    expect(source).toContain(before)
    await writeFile(file, source.replace(before, after))
  }
  const { address, output, stop } = await startVite(folder)
  expect(output).toContain('Chef: ')
  await page.goto(address)
  const field = page.getByLabel('Add Ingredient')
  await field.fill('leek')
  await field.press('Enter')
  await page.getByRole('button', { name: 'Suggest a recipe' }).click()
  const title = page.locator('[data-recipe] h1')
  await expect(title).toContainText(/leek/i)

  await append('app/page.css', ':root { --edited: yes }')
  await expect(page.locator('html')).toHaveCSS('--edited', 'yes')

  await edit('features/recipe/RequestButtons.tsx', 'Ready for a recipe?', 'Hungry?')
  await append('features/ingredients/ingredientsSlice.ts', SHOUTING)
  const items = page.locator('.ingredient-list li')
  await expect(async () => {
    await field.fill('egg')
    await field.press('Enter')
    await expect(items.last()).toHaveText('EGG', { timeout: 100 })
  }).toPass()
  for (let count = await items.count(); count < 4; count++) await field.press('Enter')
  await expect(page.getByRole('heading', { name: 'Hungry?' })).toBeVisible()
  await expect(items.first()).toHaveText('leek')
  await expect(title).toContainText(/leek/i)

  await edit('protocol/prompt.ts', 'You are a practical cook', 'You are a pirate')
  await expect(async () => {
    const sent = page.waitForRequest('**/v1/chat/completions')
    await page.getByRole('button', { name: 'Suggest a recipe' }).click()
    expect((await sent).postData()).toContain('You are a pirate')
  }).toPass()
  await edit('server/gateway.ts', 'Content-Type must be', 'type has to be')
  const refusal = () => page.request.post(`${address}v1/chat/completions`, { data: 'text' })
  await expect(async () => expect(await (await refusal()).text()).toContain('has to be')).toPass()
  await expect(items.first()).toHaveText('leek')
  await stop()
  await rm(dirname(folder), { recursive: true })
})

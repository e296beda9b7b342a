import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { copySources, startVite } from '../support/buildPage.ts'
import { expect, test } from './fixtures.ts'

const expectSoon = expect.configure({ timeout: 1000 })

/** Makes the slice add ingredients in capitals. */
const SHOUTING = `Object.assign(ingredientsSlice, {
  reducer: (ingredients = [], { payload }) =>
    typeof payload === 'string' ? [...ingredients, payload.toUpperCase()] : ingredients,
})`

test('npm run dev: page edits keep the state, server edits take effect', async ({ page }) => {
  const folder = await copySources()
  /** Saves the edited file until its effect shows: on a busy machine, Vite misses some. */
  async function edit(path: string, before: string | RegExp, after: string, see: () => unknown) {
    const file = join(folder, 'src', path)
    const source = await readFile(file, 'utf8')
    expect(source).toMatch(before)
    await expect(async () => {
      // Moved into place: after a file that is half written, Vite reloads the page.
      await writeFile(`${file}.new`, source.replace(before, after))
      await rename(`${file}.new`, file)
      await see()
    }).toPass()
  }
  const { url, log, stop } = await startVite(folder)
  expect(log()).toContain('Chef: ')
  expect(await (await page.request.get(`${url}/healthz`)).text()).toBe('ok')
  await page.goto(url)
  const field = page.getByLabel('Add Ingredient')
  const items = page.getByRole('list', { name: 'Ingredients on hand' }).getByRole('listitem')
  async function add() {
    await field.fill('leek')
    await field.press('Enter')
  }
  for (let count = 0; count < 4; count++) await add()
  await page.getByRole('button', { name: 'Suggest a recipe' }).click()
  const title = page.locator('[data-recipe] h1')
  await expect(title).toContainText(/leek/i)

  const END = /$/
  await edit('app/page.css', END, ':root { --edited: yes }', () =>
    expectSoon(page.locator('html')).toHaveCSS('--edited', 'yes'),
  )
  await edit('app/Screen.tsx', 'Ready for a recipe?', 'Hungry?', () =>
    expectSoon(page.getByRole('heading', { name: 'Hungry?' })).toBeVisible(),
  )
  await edit('features/ingredients/ingredientsSlice.ts', END, SHOUTING, async () => {
    await add()
    await expectSoon(items.last()).toHaveText('LEEK')
  })
  await edit('protocol/prompt.ts', 'You are a practical cook', 'You are a pirate', async () => {
    const sent = page.waitForRequest('**/v1/chat/completions')
    await page.getByRole('button', { name: 'Suggest a recipe' }).click()
    expect((await sent).postData()).toContain('You are a pirate')
  })
  await edit('server/gateway.ts', 'Content-Type must be', 'type has to be', async () => {
    const fromAnotherSite = { data: 'text', headers: { Origin: 'http://localhost:1' } }
    const response = await page.request.post(`${url}/v1/chat/completions?a`, fromAnotherSite)
    expect(await response.text()).toContain('has to be')
    expect(response.headers()).not.toHaveProperty('access-control-allow-origin')
  })
  await expect(items.first()).toHaveText('leek')
  await expect(title).toContainText(/leek/i)
  await stop()
  await rm(dirname(folder), { recursive: true })
})

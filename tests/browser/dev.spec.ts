import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Page } from '@playwright/test'
import { copySources, startVite } from '../support/buildPage.ts'
import type { Server } from '../support/waitForServer.ts'
import { expect, test } from './fixtures.ts'

// `npm run dev`: one server and one page, whose files the tests edit in turn.
test.describe.configure({ mode: 'serial' })

const expectSoon = expect.configure({ timeout: 1000 })

let folder: string
let server: Server
let page: Page
const items = () => page.getByRole('list', { name: 'Ingredients on hand' }).getByRole('listitem')
const title = () => page.locator('[data-recipe] h1')
const ask = () => page.getByRole('button', { name: 'Suggest a recipe' }).click()

test.beforeAll(async ({ browser }) => {
  folder = await copySources()
  server = await startVite(folder)
  page = await browser.newPage()
  await page.goto(server.url)
  for (const ingredient of ['leek', 'egg', 'salt', 'oil']) await add(ingredient)
  await ask()
  await expect(title()).toContainText(/leek/i)
})

test.afterAll(async () => {
  await page.close()
  await server.stop()
  await rm(dirname(folder), { recursive: true })
})

async function add(ingredient: string) {
  const field = page.getByLabel('Add Ingredient')
  await field.fill(ingredient)
  await field.press('Enter')
}

/** Saves the edited file until its effect shows: on a busy machine, Vite misses some changes. */
async function edit(
  path: string,
  before: string | RegExp,
  after: string,
  see: () => Promise<unknown>,
) {
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

const post = (headers = {}) =>
  page.request.post(`${server.url}/v1/chat/completions?a`, { data: 'text', headers })

test('the development server names its chef', () => {
  expect(server.log()).toContain('Chef: ')
})

test('the development server answers the gateway’s paths', async () => {
  expect(await (await page.request.get(`${server.url}/healthz`)).text()).toBe('ok')
  expect(await (await post()).text()).toContain('Content-Type must be')
})

test('another website can’t read what the development server responds', async () => {
  const response = await post({ Origin: 'http://localhost:1' })
  expect(await response.text()).toContain('Content-Type must be')
  expect(response.headers()).not.toHaveProperty('access-control-allow-origin')
})

for (const [kind, path, before, after, see] of [
  [
    'style',
    'app/page.css',
    /$/,
    ':root { --edited: yes }',
    () => expectSoon(page.locator('html')).toHaveCSS('--edited', 'yes'),
  ],
  [
    'component',
    'app/Screen.tsx',
    'Ready for a recipe?',
    'Hungry?',
    () => expectSoon(page.getByRole('heading', { name: 'Hungry?' })).toBeVisible(),
  ],
  [
    'slice',
    'features/ingredients/ingredientsSlice.ts',
    'ingredients.push(payload)',
    'ingredients.push(payload.toUpperCase())',
    async () => {
      await add('butter')
      await expectSoon(items().last()).toHaveText('BUTTER')
    },
  ],
] as [string, ...Parameters<typeof edit>][]) {
  test(`an edit of a ${kind} keeps the list and the recipe`, async () => {
    await edit(path, before, after, see)
    await expect(items().first()).toHaveText('leek')
    await expect(title()).toContainText(/leek/i)
  })
}

test('the next request has the edited prompt', () =>
  edit('protocol/prompt.ts', 'You are a practical cook', 'You are a pirate', async () => {
    const sent = page.waitForRequest('**/v1/chat/completions')
    await ask()
    expect((await sent).postData()).toContain('You are a pirate')
  }))

test('the next call runs the edited server, and the page keeps its list', async () => {
  await edit('server/gateway.ts', 'Content-Type must be', 'type has to be', async () => {
    expect(await (await post()).text()).toContain('has to be')
  })
  await expect(items().first()).toHaveText('leek')
})

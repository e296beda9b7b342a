import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { sharedPage } from '../support/buildPage.ts'
import { holdScript, noResponse, type Replacement } from '../support/holdScript.ts'
import { sendCompletion } from '../support/localServer.ts'
import { expect, test } from './fixtures.ts'

test('the page has its styles and its icon before its script', async ({ open, page }) => {
  const { gate } = holdScript()
  await open({ gate })
  await expect(page.locator('header')).toHaveCSS('display', 'flex')
  await expect(page.getByAltText('Chef Icon')).not.toHaveJSProperty('naturalWidth', 0)
})

test('hydration keeps the field', async ({ open }) => {
  const { gate, release } = holdScript()
  const app = await open({ ingredients: ['eggs'], gate })
  const field = await app.field.elementHandle()
  release()
  await expect(app.items).toHaveText(['eggs'])
  expect(await field?.evaluate((field) => field.isConnected)).toBe(true)
})

test('early ingredients are in view in every frame, once each', async ({ open, page }) => {
  const { gate, release } = holdScript()
  const app = await open({ ingredients: ['eggs', 'chives'], gate })
  await expect(page.getByText('eggs, chives')).toBeInViewport()
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const shown = await page.evaluateHandle(() => {
    const shown = new Set<string>()
    const record = () => {
      shown.add(document.body.innerText.match(/eggs.*chives/gs)?.join() ?? 'neither')
      requestAnimationFrame(record)
    }
    record()
    return shown
  })
  release()
  await expect(app.button('Suggest a recipe')).toBeVisible()
  const recorded = () => shown.evaluate((shown) => [...shown])
  await expect.poll(recorded).toEqual(['eggs, chives', 'eggs\nchives'])
  expect(app.errors).toEqual([])
})

test('ingredients entered during hydration stay in order', async ({ open, page }) => {
  const { gate, release } = holdScript()
  const app = await open({ gate })
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const entered = Array.from({ length: 8 }, (_, index) => `word ${index}`)
  await app.field.click()
  for (const word of entered) {
    if (word === entered[3]) release()
    await page.keyboard.insertText(word)
    await page.keyboard.press('Enter')
  }
  await expect(app.items).toHaveText(entered)
})

for (const [fault, replacement] of [
  ['is missing', noResponse],
  ['is stopped, as by the browser’s Stop'],
] as [string, Replacement?][]) {
  test(`if the script ${fault}, early ingredients return to the field`, async ({ open, page }) => {
    const { gate, release } = holdScript()
    const app = await open({ ingredients: ['eggs', 'chives'], gate })
    await app.field.fill('sa')
    if (replacement) release(replacement)
    else await page.evaluate(() => stop())
    await expect(page.getByRole('alert')).toContainText('Copy what is in the field')
    await expect(app.field).toHaveValue('eggs, chives, sa')
    await app.field.press('Enter')
    await expect(app.field).toHaveValue('eggs, chives, sa')
  })
}

test('without the slash of its folder, the page says to add it', async ({ page }) => {
  const html = await readFile(`${await sharedPage()}/index.html`, 'utf8')
  await page.route('**/*', (route) =>
    route.request().isNavigationRequest()
      ? route.fulfill({ contentType: 'text/html', body: html })
      : route.fulfill({ status: 404 }),
  )
  await page.goto('http://host.example/folder/chef')
  await expect(page.getByRole('alert')).toContainText('add a slash to the end of the address')
})

test('opened as a file, the page says that it needs a web server', async ({ page }) => {
  await page.goto(pathToFileURL(`${await sharedPage()}/index.html`).href)
  await expect(page.getByRole('alert')).toContainText('Open it from a web server')
})

/** When the page asked for the lazy chunk, if it did. */
const chunkStart = (page: Page) =>
  page.evaluate(() => {
    const files = performance.getEntriesByType('resource')
    return files.find(({ name }) => name.includes('/lazyChunk-'))?.startTime
  })

test('the lazy chunk does not compete with the first load', async ({ showRecipe }) => {
  const { page } = await showRecipe('# Soup')
  await expect.poll(() => chunkStart(page)).toBeDefined()
  const loadEnd = await page.evaluate(() => {
    const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return page?.loadEventStart
  })
  expect(await chunkStart(page)).toBeGreaterThan(Number(loadEnd))
})

test('a deploy breaks no open page, even in Safari, which has no idle callback', async ({
  open,
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'requestIdleCallback'))
  const app = await open()
  await expect.poll(() => chunkStart(page)).toBeDefined()
  await page.route('**/assets/*', (route) => route.abort())
  await app.add('eggs')
  await app.request()
  await expect(app.recipe.getByRole('heading')).toBeVisible()
})

test('nothing shifts between the first paint and the recipe', async ({ open, page }) => {
  await page.addInitScript(() => {
    const shifts: unknown[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries())
        if ('hadRecentInput' in shift && !shift.hadRecentInput) shifts.push(shift)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const app = await open({ ingredients: ['eggs', 'salt', 'pepper', 'chives'] })
  app.upstream.respondWith(sendCompletion(`# Soup\n\n${'Stir. '.repeat(300)}`))
  // Shifts within 500 ms of a real click are ignored.
  await app.button('Suggest a recipe').dispatchEvent('click')
  await expect(app.recipe.getByRole('heading')).toBeVisible()
  // The observer hears of a shift after its frame.
  await app.settle()
  expect(await page.evaluate(() => (window as { shifts?: unknown[] }).shifts)).toEqual([])
})

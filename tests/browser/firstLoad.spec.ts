import { completion } from '../support/localServer.ts'
import { type Change, holdScript } from './changePage.ts'
import { expect, test } from './fixtures.ts'

test('early ingredients are shown at once and added later', async ({ open, page }) => {
  const release = await holdScript(page)
  const app = await open({ until: 'commit' })
  await expect(page.getByAltText('Chef Icon')).not.toHaveJSProperty('naturalWidth', 0)
  await expect(page.locator('header')).toHaveCSS('display', 'flex')
  await app.field.click()
  await page.keyboard.type('eggs\n\n chives ')
  await page.getByRole('button', { name: 'Add Ingredient' }).click()
  await app.field.click()
  await page.keyboard.type('sa')
  const title = page.getByRole('heading', { name: 'Ingredients on hand' })
  const list = page.getByRole('list', { name: 'Ingredients on hand' })
  await expect(list).toHaveAttribute('lang', '')
  await expect(title).toHaveCount(1)
  await expect(page.locator('li')).toHaveText(['eggs', '', ' chives '], { useInnerText: false })
  const place = await page.locator('li').last().boundingBox()
  release()
  await expect(app.button('Suggest a recipe')).toBeVisible()
  await expect(app.items).toHaveText(['eggs', '', ' chives '], { useInnerText: false })
  await expect(title).toHaveCount(1)
  expect(await app.items.last().boundingBox()).toEqual(place)
  await expect(list).toHaveAttribute('lang', '')
  await expect(app.field).toHaveValue('sa')
  await expect(app.field).toBeFocused()
  await page.keyboard.type('lt\n')
  await expect(app.items).toHaveText(['eggs', '', ' chives ', 'salt'], { useInnerText: false })
  expect(new URL(page.url()).search).toBe('')
  expect(app.errors).toEqual([])
})

test('early ingredients are shown in every frame, once each', async ({ open, page }) => {
  const release = await holdScript(page)
  const app = await open({ ingredients: ['eggs', 'chives'], until: 'commit' })
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  const counts = await page.evaluateHandle(() => {
    const counts = new Set<number>()
    const count = () => {
      counts.add(document.querySelectorAll('li').length)
      requestAnimationFrame(count)
    }
    count()
    return counts
  })
  release()
  await expect(app.button('Suggest a recipe')).toBeVisible()
  expect(await counts.evaluate((counts) => [...counts])).toEqual([2])
})

test('ingredients entered during hydration stay in order', async ({ open, page }) => {
  const release = await holdScript(page)
  const app = await open({ until: 'commit' })
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  const entered = Array.from({ length: 8 }, (_, index) => `word ${index}`)
  await app.field.click()
  for (const word of entered) {
    if (word === entered[3]) release()
    await page.keyboard.insertText(word)
    await page.keyboard.press('Enter')
  }
  await expect(app.items).toHaveText(entered)
})

/**
 * What is wrong with the script, and what is in the field when it fails. The built script has its texts in backticks;
 * reading a property of null throws.
 */
const FAULTS: [string, Change, typed: string][] = [
  ['does not load', () => undefined, 'sa'],
  ['throws', (script) => `throw new Error('no start')\n${script}`, ''],
  ['can’t render', (script) => script.replace('`Add what you have', 'null.words+$&'), 'sa'],
  ['can’t render the list', (script) => script.replace('`Ingredients on hand`', 'null.words'), ''],
]
test('if the script fails, early ingredients return to the field', async ({ open, page }) => {
  for (const [fault, change, typed] of FAULTS)
    await test.step(`it ${fault}`, async () => {
      const release = await holdScript(page)
      const app = await open({ ingredients: ['eggs', 'chives'], until: 'commit' })
      await app.field.fill(typed)
      release(change)
      await expect(page.getByRole('alert')).toContainText('Copy what is in the field')
      const all = typed ? `eggs, chives, ${typed}` : 'eggs, chives'
      await expect(app.field).toHaveValue(all)
      await app.field.press('Enter')
      await expect(app.field).toHaveValue(all)
      await expect(page.getByAltText('Chef Icon')).toBeVisible()
      await expect(page.locator('li')).toHaveCount(0)
    })
})

test('errors in other scripts and later errors are ignored', async ({ open, page }) => {
  const release = await holdScript(page)
  const app = await open({ ingredients: ['eggs'], until: 'commit' })
  const fail = (filename: string) =>
    page.evaluate((filename) => dispatchEvent(new ErrorEvent('error', { filename })), filename)
  for (const url of ['', page.url(), 'moz-extension://an-extension/content.js']) await fail(url)
  release()
  await expect(app.button('Suggest a recipe')).toBeVisible()
  await expect(app.items).toHaveText(['eggs'])
  await app.field.fill('sa')
  await fail(await page.evaluate(() => document.scripts[document.scripts.length - 1]?.src ?? ''))
  await expect(page.getByRole('alert')).toBeHidden()
  await expect(app.field).toHaveValue('sa')
})

test('the page loads its script, and its chunk once it is idle', async ({ open, page }) => {
  await open({ until: 'networkidle' })
  const [script, chunk, ...others] = await page.evaluate(() => {
    const { loadEventStart } = performance.getEntriesByType(
      'navigation',
    )[0] as PerformanceNavigationTiming
    const loaded = performance
      .getEntriesByType('resource')
      .filter(({ name }) => !name.startsWith('data:'))
    return loaded.map(({ name, startTime }) => ({ name, isEarly: startTime < loadEventStart }))
  })
  expect(script).toEqual({ name: expect.stringContaining('/assets/index-'), isEarly: true })
  expect(chunk).toEqual({ name: expect.stringContaining('/assets/recipeChunk-'), isEarly: false })
  expect(others).toEqual([])
})

for (const browser of ['with', 'without'])
  test(`a page that is open during a deploy gets its recipe, ${browser} requestIdleCallback`, async ({
    open,
    page,
  }) => {
    if (browser === 'without')
      await page.addInitScript(() => Reflect.deleteProperty(window, 'requestIdleCallback'))
    const app = await open({ until: 'networkidle' })
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
  app.server.respondWith(completion(`# Soup\n\n${'Stir. '.repeat(300)}`))
  // Shifts within 500 ms of a real click are ignored.
  await app.button('Suggest a recipe').dispatchEvent('click')
  await expect(app.recipe.getByRole('heading')).toBeVisible()
  expect(await page.evaluate(() => (window as { shifts?: unknown[] }).shifts)).toEqual([])
})

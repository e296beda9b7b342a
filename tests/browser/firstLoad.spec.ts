import type { Page } from '@playwright/test'
import { completion } from '../support/localServer.ts'
import { expect, test } from './fixtures.ts'

/** Keeps the page's script back until it is told to let it through. */
async function holdScript(page: Page) {
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/*.js', async (route) => {
    await held
    await route.continue()
  })
  return letThrough
}

test('the first screen is there, with its style, before any script', async ({ open, page }) => {
  await holdScript(page)
  const kitchen = await open({ until: 'commit' })
  await expect(page.getByRole('heading', { name: 'Chef Claude' })).toBeVisible()
  await expect(page.getByAltText('Chef Icon')).not.toHaveJSProperty('naturalWidth', 0)
  await expect(kitchen.field).toBeEditable()
  await expect(page.locator('header')).toHaveCSS('display', 'flex')
})

test('what is entered before the script has loaded is shown at once, and added when it has loaded', async ({
  open,
  page,
}) => {
  const letThrough = await holdScript(page)
  const kitchen = await open({ until: 'commit' })
  await kitchen.field.click()
  await page.keyboard.type('eggs')
  await page.keyboard.press('Enter')
  await expect(kitchen.field).toHaveValue('')
  await page.keyboard.press('Enter')
  await page.keyboard.type(' chives ')
  await page.getByRole('button', { name: 'Add Ingredient' }).click()
  await kitchen.field.click()
  await page.keyboard.type('sa')
  const title = page.getByRole('heading', { name: 'Ingredients on hand' })
  await expect(title).toHaveCount(1)
  await expect(page.locator('li')).toHaveText(['eggs', '', ' chives '], { useInnerText: false })
  const place = await page.locator('li').last().boundingBox()
  letThrough()
  await expect(kitchen.items).toHaveText(['eggs', '', ' chives '], { useInnerText: false })
  await expect(title).toHaveCount(1)
  expect(await kitchen.items.last().boundingBox()).toEqual(place)
  await expect(kitchen.field).toHaveValue('sa')
  await expect(kitchen.field).toBeFocused()
  await page.keyboard.type('lt')
  await page.keyboard.press('Enter')
  await expect(kitchen.items.last()).toHaveText('salt')
  await expect(kitchen.items).toHaveCount(4)
  expect(new URL(page.url()).search).toBe('')
  expect(kitchen.errors).toEqual([])
})

test('what is entered while the page hydrates stays in order, on a slow device too', async ({
  open,
  page,
}) => {
  const letThrough = await holdScript(page)
  const kitchen = await open({ until: 'commit' })
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  const entered = Array.from({ length: 15 }, (_, index) => `word ${index}`)
  await kitchen.field.click()
  for (const word of entered) {
    if (word === entered[3]) letThrough()
    await page.keyboard.insertText(word)
    await page.keyboard.press('Enter')
  }
  await expect(kitchen.items).toHaveText(entered)
})

const FAULTS: [string, (script: string) => string | undefined][] = [
  ['never comes', () => undefined],
  ['can’t be parsed', (script) => `${script}(`],
  ['throws', (script) => `throw new Error('no start')\n${script}`],
  ['can’t render', (script) => script.replace('`Add what you have', 'null.words+$&')],
  ['can’t render the list', (script) => script.replace('`Ingredients on hand`', 'null.words')],
]
for (const [what, broken] of FAULTS) {
  test(`a script that ${what} loses nothing of what was entered, and says so`, async ({
    open,
    page,
  }) => {
    let fail = () => {}
    const failing = new Promise<void>((resolve) => {
      fail = resolve
    })
    await page.route('**/*.js', async (route) => {
      await failing
      const response = await route.fetch()
      const body = broken(await response.text())
      await (body ? route.fulfill({ response, body }) : route.abort())
    })
    const kitchen = await open({ until: 'commit' })
    await kitchen.add('eggs', 'chives')
    await kitchen.field.fill('sa')
    fail()
    await expect(page.getByRole('alert')).toContainText('Please reload it.')
    await expect(kitchen.field).toHaveValue('eggs, chives, sa')
    await kitchen.field.press('Enter')
    await expect(kitchen.field).toHaveValue('eggs, chives, sa')
    await expect(page.getByAltText('Chef Icon')).toBeVisible()
    await expect(page.locator('li')).toHaveCount(0)
  })
}

test('an error of another script, or one that comes later, is not shown', async ({
  open,
  page,
}) => {
  const letThrough = await holdScript(page)
  const kitchen = await open({ until: 'commit' })
  await kitchen.add('eggs')
  await page.evaluate(() => {
    for (const filename of ['', location.href, 'moz-extension://an-extension/content.js'])
      dispatchEvent(new ErrorEvent('error', { filename }))
  })
  letThrough()
  await expect(kitchen.items).toHaveText(['eggs'])
  await kitchen.field.fill('sa')
  await page.evaluate(() => {
    const filename = document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? ''
    dispatchEvent(new ErrorEvent('error', { filename }))
  })
  await expect(page.getByRole('alert')).toBeHidden()
  await expect(kitchen.field).toHaveValue('sa')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the page says that it needs it', async ({ open, page }) => {
    await open()
    await expect(page.locator('noscript')).toBeVisible()
  })
})

test('the page loads one script, and one chunk with the first ingredient', async ({
  open,
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { protocol, pathname } = new URL(request.url())
    if (protocol !== 'data:') asked.push(pathname.replace(/-[\w-]{8}\.js$/, '.js'))
  })
  const kitchen = await open({ until: 'networkidle' })
  expect(asked).toEqual(['/', '/assets/index.js'])
  const chunk = page.waitForResponse(/recipeChunk-/)
  await kitchen.add('eggs')
  await chunk
  await kitchen.button('Suggest a recipe').click()
  await expect(kitchen.recipe.getByRole('heading')).toBeVisible()
  expect(asked.slice(2).sort()).toEqual(['/assets/recipeChunk.js', '/v1/chat/completions'])
})

test('nothing on the page is shifted, from the first paint to the recipe', async ({
  open,
  page,
}) => {
  await page.addInitScript(() => {
    const shifts: unknown[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[])
        if (!hadRecentInput) shifts.push(value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const kitchen = await open({ answers: [completion(`# Soup\n\n${'Stir. '.repeat(300)}`)] })
  await kitchen.add('eggs', 'salt', 'pepper', 'chives')
  await kitchen.ask()
  await expect(kitchen.recipe.getByRole('heading')).toBeVisible()
  expect(await page.evaluate(() => (window as { shifts?: unknown[] }).shifts)).toEqual([])
})

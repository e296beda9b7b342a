import type { Page } from '@playwright/test'
import { completion, deltas, openStream, type Responder, respond } from '../support/localServer.ts'
import { holdScript } from './changePage.ts'
import { type AppPage, expect, OPTIONS_ON, test } from './fixtures.ts'

const RECIPE = '# Soup\n\nBy [a](https://a.example) and [b](https://b.example).\n\n1. Stir.'
const LINKS = `# Soup\n\n${'Stir [it](https://a.example).\n\n'.repeat(20)}`

/** Makes a request with the keyboard, whose response the test sends later. */
async function ask(app: AppPage, response: Responder) {
  let send = () => {}
  app.server.respondWith((...exchange) => {
    send = () => response(...exchange)
  })
  await app.button('Suggest a recipe').press('Enter')
  await expect.poll(() => app.server.requests).toHaveLength(1)
  return send
}

/** Holds Enter down for some repetitions. */
async function holdEnter(page: Page) {
  for (let times = 0; times < 6; times++) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
}

/** Whether all of the focused element is visible: in the view, and not under the status bar. */
const isFocusVisible = (page: Page) =>
  page.evaluate(() => {
    const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? new DOMRect()
    const bar = document.querySelector('.running')?.getBoundingClientRect()
    const isStop = document.activeElement?.closest('.running')
    return top >= 0 && bottom <= (isStop || !bar ? innerHeight : bar.top)
  })

const ENDS: [string, Responder, remaining: string[]][] = [
  ['fails', respond(500, 'no'), []],
  ['brings an empty reply', completion(' '), []],
  ['brings another recipe', completion('# Pie'), ['Copy recipe', 'Print', 'switch']],
]
for (const [end, response, remaining] of ENDS)
  test(`a request that ${end} keeps the focus on what remains`, async ({ open, page }) => {
    const app = await open({ ingredients: ['leek'] })
    for (const name of ['Copy recipe', 'Print', 'switch', 'link']) {
      await app.show(RECIPE)
      const others = { link: app.recipe.getByRole('link').last(), switch: page.getByRole('switch') }
      const element = others[name as keyof typeof others] ?? app.button(name)
      const send = await ask(app, response)
      await element.focus()
      send()
      await expect(app.button('Stop')).toBeHidden()
      await expect(remaining.includes(name) ? element : app.recipe).toBeFocused()
    }
  })

test('a stream that hides the focused button gives the focus to the recipe', async ({ open }) => {
  const app = await open({ ingredients: ['leek'], settings: OPTIONS_ON })
  await app.show(RECIPE)
  const stream = openStream()
  const send = await ask(app, stream.respond)
  await app.button('Copy recipe').focus()
  send()
  stream.write(...deltas('# Pie\n\nBake.\n').slice(0, -2))
  await expect(app.recipe.getByRole('heading')).toHaveText('Pie')
  await expect(app.recipe).toBeFocused()
})

test('Stop gives the focus to the request button in any case', async ({ open }) => {
  const app = await open({ ingredients: ['leek'], responses: [() => {}] })
  await app.field.blur()
  await app.button('Suggest a recipe').dispatchEvent('click')
  await app.button('Stop').press('Enter')
  await expect(app.button('Suggest a recipe')).toBeFocused()
})

for (const [width, height, count] of [
  [1280, 800, 16],
  [320, 256, 4],
] as const)
  test(`at ${width} x ${height}, the status bar covers no focus`, async ({ open, page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height })
    const ingredients = Array.from({ length: count }, (_, index) => `ingredient ${index}`)
    const app = await open({ ingredients, responses: [completion(LINKS), () => {}] })
    await app.request()
    const button = app.button('Get a recipe')

    await test.step('the second click of a double click neither stops nor asks again', async () => {
      // The button is at the end of the view, where the bar appears.
      await button.evaluate((element) => element.scrollIntoView({ block: 'end' }))
      const { x = 0, y = 0 } = (await button.boundingBox()) ?? {}
      await page.mouse.click(x + 60, y + 20)
      await expect(app.button('Stop')).toBeVisible()
      await page.mouse.click(x + 60, y + 20)
      await expect(app.status).toHaveText('Asking the chef…')
      await app.button('Stop').dblclick()
      await expect(app.status).toHaveText('Stopped.')
    })

    await test.step('the pressed button and all that Tab reaches is visible', async () => {
      await button.evaluate((element) => element.scrollIntoView({ block: 'end' }))
      await button.press('Enter')
      await expect(app.button('Stop')).toBeVisible()
      await expect(button).toBeFocused()
      await expect.poll(() => isFocusVisible(page)).toBe(true)
      for (let stop = 0; stop < 24; stop++) {
        await page.keyboard.press('Tab')
        expect(await isFocusVisible(page), `Tab ${stop}`).toBe(true)
      }
    })
  })

test('a held Enter acts once, on a button and in the field', async ({ open, page }) => {
  const app = await open({ responses: [completion('# Soup')] })
  await app.field.fill('leek')
  await holdEnter(page)
  await expect(app.items).toHaveText(['leek'])
  await app.button('Suggest a recipe').focus()
  await holdEnter(page)
  await expect(app.recipe.getByRole('heading')).toHaveText('Soup')
  expect(app.server.requests).toHaveLength(1)
  await ask(app, () => {})
  await app.button('Stop').focus()
  await holdEnter(page)
  await expect(app.status).toHaveText('Stopped.')
  await expect(app.button('Suggest a recipe')).toBeFocused()
  expect(app.server.requests).toHaveLength(1)
})

test('a held Enter adds one early ingredient', async ({ open, page }) => {
  const release = await holdScript(page)
  const app = await open({ until: 'commit' })
  await app.field.fill('leek')
  await app.field.focus()
  await holdEnter(page)
  release()
  await expect(app.button('Suggest a recipe')).toBeVisible()
  await expect(app.items).toHaveText(['leek'])
})

test('Enter on Stop just after the reply makes no new request', async ({ open, page }) => {
  const app = await open({ ingredients: ['leek'] })
  const send = await ask(app, completion('# Soup'))
  await app.button('Stop').focus()
  send()
  await expect(app.recipe.getByRole('heading')).toHaveText('Soup')
  await page.keyboard.press('Enter')
  await expect(app.recipe).toBeFocused()
  expect(app.server.requests).toHaveLength(1)
})

test('a reply moves nothing away from someone who types', async ({ open, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 320, height: 256 })
  const app = await open({ ingredients: ['leek'] })
  const send = await ask(app, completion(LINKS))
  await app.field.pressSequentially('sal')
  const place = await app.field.boundingBox()
  send()
  await expect(app.button('Print')).toBeAttached()
  expect(await app.field.boundingBox()).toEqual(place)
  await page.keyboard.type('t\n')
  await expect(app.items).toHaveText(['leek', 'salt'])
})

test('the page is quiet and clear for those who ask for it', async ({ open, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', contrast: 'more' })
  const release = await holdScript(page)
  const app = await open({ ingredients: ['leek'], until: 'commit', responses: [() => {}] })
  const list = page.getByRole('list', { name: 'Ingredients on hand' })
  await expect(list).toHaveAttribute('lang', '')
  release()
  await app.button('Suggest a recipe').click()
  await expect(list).toHaveAttribute('lang', '')
  const progress = page.getByRole('progressbar')
  // Its native look moves.
  await expect(progress).toHaveCSS('appearance', 'none')
  const ink = 'rgb(43, 33, 24)'
  await expect(app.items.first()).toHaveCSS('border-color', ink)
  await expect(app.button('Suggest a recipe')).toHaveCSS('color', ink)
})

import { completion } from '../support/localServer.ts'
import { expect, test } from './fixtures.ts'

const LONG = `# Soup\n\n${'Stir **well**.\n\n'.repeat(60)}`

test('Escape stops, from wherever the focus is', async ({ open, page }) => {
  const kitchen = await open({ answers: [() => {}] })
  await kitchen.add('leek')
  await kitchen.button('Suggest a recipe').click()
  await kitchen.field.fill('half a wor')
  await page.keyboard.press('Escape')
  await expect(kitchen.button('Stop')).toBeHidden()
  await expect(kitchen.field).toHaveValue('half a wor')
  await expect(kitchen.field).toBeFocused()
  await expect(kitchen.recipe).toBeHidden()
  await page.keyboard.press('Escape')
  expect(kitchen.errors).toEqual([])
})

test('a recipe that comes out of sight is scrolled to, and the focus stays', async ({
  open,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 500 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const kitchen = await open({ answers: [completion(LONG)] })
  await kitchen.add('leek', 'smoked mackerel', 'cream', 'potatoes')
  await kitchen.button('Get a recipe').click()
  await expect(kitchen.recipe.getByRole('heading')).toBeInViewport()
  await expect(kitchen.button('Get a recipe')).toBeFocused()

  // What comes while it is read moves nothing.
  await kitchen.button('Stop').waitFor({ state: 'hidden' })
  await page.evaluate(() => scrollTo(0, 0))
  await kitchen.add('dill')
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('a recipe that comes in sight is left where it is', async ({ open, page }) => {
  await page.setViewportSize({ width: 1280, height: 1200 })
  const kitchen = await open({ answers: [completion(LONG)] })
  await kitchen.add('leek')
  await kitchen.ask()
  await expect(kitchen.button('Print')).toBeAttached()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('a new request keeps the old recipe readable until the new one is there', async ({ open }) => {
  let finish = () => {}
  const kitchen = await open({ answers: [completion('# Old')] })
  await kitchen.add('leek')
  await kitchen.ask()
  kitchen.server.answerWith((response, request) => {
    finish = () => completion('# New')(response, request)
  })
  await kitchen.button('Suggest a recipe').click()
  await expect.poll(() => kitchen.server.requests.length).toBe(1)
  await expect(kitchen.text).toHaveText('Old')
  finish()
  await expect(kitchen.text).toHaveText('New')
})

test('a recipe can be copied, as markdown, and printed', async ({ open, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    Object.assign(window, { printed: 0, print: () => Object.assign(window, { printed: 1 }) })
  })
  const kitchen = await open({ answers: [completion(LONG)] })
  await expect(kitchen.button('Copy recipe')).toBeHidden()
  await expect(kitchen.button('Print')).toBeHidden()
  await kitchen.add('leek')
  await kitchen.ask()
  await kitchen.button('Copy recipe').click()
  await expect(kitchen.recipe.getByRole('status')).toHaveText('Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(LONG)
  await kitchen.button('Print').click()
  expect(await page.evaluate(() => (window as { printed?: number }).printed)).toBe(1)
})

test('where copying is not allowed it says so', async ({ open, page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
  })
  const kitchen = await open()
  await kitchen.add('leek')
  await kitchen.ask()
  await kitchen.button('Copy recipe').click()
  await expect(kitchen.recipe.getByRole('status')).toHaveText('This browser did not allow it')
  expect(kitchen.errors).toEqual([])
})

test('there is nothing to copy or print of an empty answer', async ({ open }) => {
  const kitchen = await open({ answers: [completion(' \n')] })
  await kitchen.add('leek')
  await kitchen.ask()
  await expect(kitchen.text).toBeAttached()
  await expect(kitchen.button('Print')).toBeHidden()
})

test('on paper there is the recipe alone, in ink on white', async ({ open, page }) => {
  const kitchen = await open({ answers: [completion('# Soup\n\nStir.')] })
  await kitchen.add('leek', 'eggs', 'salt', 'oil')
  await kitchen.ask()
  await expect(kitchen.button('Print')).toBeVisible()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const onPaper = await page.locator('body').innerText()
  expect(onPaper.split(/\n+/)).toEqual(['Soup', 'Stir.'])
  await expect(kitchen.recipe).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(43, 33, 24)')
})

import { beginningOf, STREAM_END, streamOf } from '../support/events.ts'
import { send } from '../support/localServer.ts'
import { ALL_ELEMENTS, becomeTouchDevice, expect, GRATIN, test } from './fixtures.ts'
import { lengthsOfLines, rectOf, rectsInside, rectsOf, TRANSPARENT } from './places.ts'

test('a message about Copy, Share or the switch moves nothing', async ({ open, page }) => {
  await becomeTouchDevice(page)
  const app = await open({ recipe: '# Soup' })
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('no'))
    navigator.wakeLock.request = () => Promise.reject(new Error('no'))
  })
  const toggle = page.getByText('Keep screen on')
  async function places() {
    const places = new Map<number, number[][]>()
    for (const width of [360, 1280]) {
      await app.resize(width)
      const { top } = await rectOf(app.recipe)
      const parts = await rectsOf(app.recipe.locator('button, label').or(app.recipeText))
      places.set(
        width,
        parts.map((part) => [part.left, part.right, part.top - top]),
      )
    }
    return places
  }
  const before = await places()
  for (const name of ['Copy recipe', 'Share']) {
    await app.button(name).click()
    await expect(app.recipe.getByRole('status')).toContainText('Couldn’t')
    expect(await places()).toEqual(before)
  }
  await toggle.click()
  await expect(page.getByRole('alert')).not.toBeEmpty()
  expect(await places()).toEqual(before)
})

test('the end of a stream moves no line that is being read', async ({ streamRecipe }) => {
  // Steps of all lengths: where the last line of a text is short, browsers may move words to it.
  const steps = Array.from({ length: 20 }, (_, at) => `1. Stir ${'it well, '.repeat(at + 8)}now.`)
  const recipe = `${GRATIN.split('1. ')[0]}${steps.join('\n')}\n\n${ALL_ELEMENTS}`
  // The second recipe has one before it.
  for (const width of [1280, 360]) {
    const { app, stream } = await streamRecipe(...beginningOf(recipe))
    await app.resize(width)
    await expect(app.recipeText).toContainText('30 g')
    const before = await app.recipeText.evaluate(rectsInside)
    stream.end(...STREAM_END)
    await expect(app.button('Print')).toBeEnabled()
    await app.settle()
    expect(await app.recipeText.evaluate(rectsInside), `${width} px`).toEqual(before)
  }
})

test('on a phone, the sheet of a one-sentence reply does not fill the recipe area', async ({
  showRecipe,
}) => {
  const app = await showRecipe('I need more.')
  await app.resize(390, 844)
  // The sheet holds the text and its buttons. The area is nearly as tall as the screen.
  const sheet = app.recipe
    .locator('div', { has: app.page.locator('[data-recipe-text]') })
    .filter({ has: app.button('Print') })
  expect((await rectOf(sheet)).bottom).toBeLessThan((await rectOf(app.recipe)).bottom)
})

test('while a table is read that still streams, its columns keep their places', async ({
  streamRecipe,
}) => {
  for (const width of [390, 1280]) {
    const rows = ['| Salt | 1 g |\n', `| Potatoes | ${'waxy, peeled and cut '.repeat(5)} |\n`]
    const events = streamOf('# Soup\n\n| Food | How much |\n|-|-|\n', ...rows, '\n1. Stir.')
    const { app, stream } = await streamRecipe(...events.slice(0, 3))
    await app.resize(width)
    const places = async () => (await rectsOf(app.recipeText.locator('th'))).map(({ x }) => x)
    await expect(app.recipeText.locator('td')).toHaveCount(2)
    const before = await places()
    stream.end(...events.slice(3))
    await expect(app.button('Print')).toBeEnabled()
    await expect(app.recipeText.locator('td')).toHaveCount(4)
    expect(await places()).toEqual(before)
  }
})

test('the browser’s bars have the colour of the page, in both themes', async ({ showRecipe }) => {
  const app = await showRecipe('# Soup')
  const { page } = app
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const theme = page.locator(`meta[name=theme-color][media*=${colorScheme}]`)
    const color = await app.color((await theme.getAttribute('content')) ?? '')
    await expect(page.locator('body')).toHaveCSS('background-color', color)
  }
})

test('without a recipe, nothing has to be scrolled', async ({ open, page }) => {
  const app = await open()
  const overflow = () => document.documentElement.scrollHeight - innerHeight
  for (const ingredients of [[], ['leek', 'egg', 'salt', 'oil']]) {
    await app.addByScript(ingredients)
    for (const [width, height] of [
      [1280, 720],
      [390, 844],
    ] as const) {
      await app.resize(width, height)
      expect(await page.evaluate(overflow), `${width} x ${height}`).toBe(0)
    }
  }
})

test('after a failure, a cook sees a blank sheet below a long list', async ({ open }) => {
  const ingredients = Array.from({ length: 12 }, (_, index) => `ingredient ${index}`)
  const app = await open({ ingredients, responses: [send(402, 'no')] })
  for (const [width, height] of [
    [1280, 720],
    [320, 480],
  ] as const) {
    await app.resize(width, height)
    await app.request()
    await expect(app.recipe).toBeEmpty()
    await expect(app.recipe, `${width} x ${height}`).toBeInViewport({ ratio: 1 })
    const button = await rectOf(app.button('Suggest a recipe'))
    expect((await rectOf(app.recipe)).height, 'not a strip').toBeGreaterThan(button.height)
  }
  await expect(app.recipe).not.toHaveCSS('background-color', TRANSPARENT)
})

test('a long word of a title stays on one line of a phone', async ({ showRecipe }) => {
  for (const title of ['MUSHROOM', 'Champignonsuppe']) {
    const app = await showRecipe(`**${title}**\n\n## Ingredients\n\n- leek`)
    const heading = app.recipeText.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(title)
    for (const width of [320, 390]) {
      await app.resize(width)
      expect(await heading.evaluate(lengthsOfLines), `${title} at ${width} px`).toHaveLength(1)
    }
  }
})

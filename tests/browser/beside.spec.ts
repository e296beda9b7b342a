import type { Page } from '@playwright/test'
import { completion, deltas, respond } from '../support/localServer.ts'
import { type AppPage, expect, lengthsOfLines, OPTIONS_ON, test } from './fixtures.ts'

const recipe = (ingredientCount: number) => `# Leek and potato gratin

A [bake](https://a.example) for a cold evening.

## Ingredients

${'- 500 g of waxy potatoes\n'.repeat(ingredientCount)}
## Steps

${'1. Melt the butter in a wide pan, [add](https://b.example) the leeks, and cook for 8 to 10 minutes, until they are soft but not brown.\n'.repeat(8)}
Enjoy!
`
const RECIPE = recipe(9)

const boxOf = (app: AppPage, selector: string) =>
  app.text.locator(selector).evaluate((element) => element.getBoundingClientRect().toJSON())

const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

test('on a wide screen, the ingredients stay in view down to the last step', async ({
  open,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const app = await open({ ingredients: ['leek'], responses: [completion(RECIPE)] })
  await app.request()
  const [introduction, ingredients, steps] = [
    await boxOf(app, '[data-part=introduction]'),
    await boxOf(app, '[data-part=ingredients]'),
    await boxOf(app, '[data-part=steps]'),
  ]
  expect(introduction.bottom).toBeLessThan(ingredients.top)
  expect(steps.top).toBe(ingredients.top)
  expect(steps.left).toBeGreaterThan(ingredients.right)

  await app.text
    .getByRole('listitem')
    .last()
    .evaluate((step) => step.scrollIntoView(false))
  for (const item of [app.text.getByRole('heading').nth(1), app.text.locator('ul > li').last()])
    await expect(item).toBeInViewport({ ratio: 1 })

  await app.button('Suggest a recipe').focus()
  await app.tabTo(app.text.getByRole('link', { name: 'bake' }).first())
  await page.keyboard.press('Tab')
  await expect(app.text.getByRole('link', { name: 'add' }).first()).toBeFocused()
})

test('ingredients that do not fit into the view scroll with the page', async ({ open, page }) => {
  await page.setViewportSize({ width: 1280, height: 640 })
  const app = await open({ ingredients: ['leek'], responses: [completion(recipe(17))] })
  await app.request()
  const distance = async () =>
    (await boxOf(app, '[data-part=ingredients]')).top - (await boxOf(app, '[data-part=steps]')).top
  await app.text
    .getByRole('listitem')
    .last()
    .evaluate((step) => step.scrollIntoView(false))
  expect(await distance()).toBe(0)
  await page.setViewportSize({ width: 1280, height: 1000 })
  await page.evaluate(() => scrollTo(0, 900))
  await expect.poll(distance).toBeGreaterThan(0)
})

test('a recipe is one column in a narrow view and without both parts, and never scrolls sideways', async ({
  open,
  page,
}) => {
  const app = await open({ ingredients: ['leek'], responses: [completion(RECIPE)] })
  await app.request()
  const isBeside = async () =>
    (await boxOf(app, '[data-part=steps]')).left >
    (await boxOf(app, '[data-part=ingredients]')).right
  for (const width of [390, 640, 820, 1023, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    expect([width, await isBeside()]).toEqual([width, width >= 1024])
    expect([width, await sidewaysScroll(page)]).toEqual([width, 0])
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.emulateMedia({ media: 'print' })
  expect(await isBeside()).toBe(false)

  await page.emulateMedia({ media: 'screen' })
  await app.show('# Soup\n\n## Ingredients\n\n- leek\n')
  const form = await page.locator('form').boundingBox()
  expect((await app.text.boundingBox())?.width).toBe(form?.width)
})

test('on a wide screen, everything has the same left and right edge, and paragraphs are not too wide', async ({
  open,
  page,
}) => {
  const app = await open({ ingredients: ['leek', 'egg', 'salt', 'oil'], settings: OPTIONS_ON })
  const expectOneAxis = async (selector: string, count: number) => {
    for (const width of [1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      const edges = await page
        .locator(`header, form, main > section, main > section > ul, ${selector}`)
        .evaluateAll((elements) =>
          elements.map((element) => {
            const { left, right } = element.getBoundingClientRect()
            return `${left} to ${right}`
          }),
        )
      expect(edges).toHaveLength(count)
      const left = (width - 864) / 2
      expect(new Set(edges)).toEqual(new Set([`${left} to ${left + 864}`]))
    }
  }
  app.server.respondWith(() => {})
  await app.button('Get a recipe').click()
  await expectOneAxis('main > div:has(progress)', 6)
  await app.button('Stop').click()
  await expectOneAxis('main > div:has([role=status])', 6)
  app.server.respondWith(respond(500, 'no'))
  await app.request()
  await expectOneAxis('[data-recipe]', 6)

  const sheetWidth = () =>
    app.text.evaluate((text) => text.parentElement?.getBoundingClientRect().width)
  const widths = new Set<number | undefined>()
  for (const reply of [RECIPE.replace('A [bake]', `${'Creamy. '.repeat(40)}A [bake]`), 'No.']) {
    await app.show(reply)
    await expectOneAxis('[aria-busy]', 7)
    widths.add(await sheetWidth())
    expect((await boxOf(app, 'p:first-child, h1 + p')).width).toBe(640)
  }
  expect(widths.size).toBe(1)
})

test('between a phone and a wide screen, the ingredients have two columns', async ({
  open,
  page,
}) => {
  const app = await open({ ingredients: ['leek'], responses: [completion(RECIPE)] })
  await app.request()
  for (const [width, columns] of [
    [767, 1],
    [768, 2],
    [1023, 2],
    [1024, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    const lefts = await app.text
      .locator('ul > li')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().left))
    expect([width, new Set(lefts).size]).toEqual([width, columns])
  }
})

test('while a recipe streams, the sheet is wide, and the end moves nothing', async ({
  openStreaming,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const { app, stream } = await openStreaming()
  const width = async () => (await app.recipe.boundingBox())?.width
  const [before = '', ingredients = '', steps = ''] = RECIPE.split(/(?=## )/)
  const [head = '', ...events] = deltas(before, ingredients, steps)
  stream.write(head, ...events.slice(0, 1))
  await expect(app.text.getByRole('heading')).toHaveCount(1)
  const wide = await width()
  expect(wide).toBe(864)

  stream.write(...events.slice(1, 2))
  await expect(app.text.locator('ul > li')).toHaveCount(9)
  expect(await width()).toBe(wide)

  stream.write(...events.slice(2, 3))
  await expect(app.text.locator('ol > li')).toHaveCount(8)
  const boxes = () =>
    app.text
      .locator('section > *')
      .evaluateAll((blocks) => blocks.map((block) => block.getBoundingClientRect().y))
  const places = (await boxes()).slice(0, 5)
  stream.end(...events.slice(3))
  await expect(app.button('Print')).toBeVisible()
  expect((await boxes()).slice(0, 5)).toEqual(places)
  expect(await width()).toBe(wide)
})

test('a usual recipe is printed on one page', async ({ open, page }) => {
  const app = await open({ ingredients: ['leek'], responses: [completion(RECIPE)] })
  await app.request()
  for (const format of ['A4', 'Letter']) {
    const pdf = await page.pdf({ format, preferCSSPageSize: true })
    expect([format, pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length]).toEqual([
      format,
      1,
    ])
  }
})

test('on a phone, a line of a step has 38 characters or more', async ({ open, page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const app = await open({ ingredients: ['leek'], responses: [completion(RECIPE)] })
  await app.request()
  const step = app.text.locator('ol > li').first()
  await step.evaluate((element) => {
    element.style.fontFamily = 'Arial, "Liberation Sans"'
    element.textContent += ''
  })
  const lines = await step.evaluate(lengthsOfLines)
  // All lines but the last are full.
  const full = lines.slice(0, -1)
  expect(full.reduce((sum, length) => sum + length, 0) / full.length).toBeGreaterThanOrEqual(38)
})

import { deltas, respond } from '../support/localServer.ts'
import { type AppPage, expect, OPTIONS_ON, rectsOf, sidewaysScroll, test } from './fixtures.ts'

const recipe = (ingredientCount: number) => `# Leek and potato gratin

A [bake](https://a.example) for a cold evening.

## Ingredients

${'- 500 g of waxy potatoes\n'.repeat(ingredientCount)}
## Steps

${'1. Melt the butter in a wide pan, [add](https://b.example) the leeks, and cook for 8 to 10 minutes, until they are soft but not brown.\n'.repeat(8)}
Enjoy!
`
const RECIPE = recipe(9)

/** The places of the first element that matches. */
const rectOf = async (app: AppPage, selector: string) => {
  const [rect = new DOMRect()] = await rectsOf(app.text.locator(selector))
  return rect
}

const ingredientsOf = (app: AppPage) => rectOf(app, '[data-part=ingredients]')
const stepsOf = (app: AppPage) => rectOf(app, '[data-part=steps]')

const scrollToLastStep = (app: AppPage) =>
  app.text
    .getByRole('listitem')
    .last()
    .evaluate((step) => step.scrollIntoView(false))

test('on a wide screen, the ingredients stay in view down to the last step', async ({
  open,
  page,
}) => {
  const app = await open({ recipe: RECIPE })
  const [ingredients, steps] = [await ingredientsOf(app), await stepsOf(app)]
  expect((await rectOf(app, '[data-part=introduction]')).bottom).toBeLessThan(ingredients.top)
  expect(steps.top).toBe(ingredients.top)
  expect(steps.left).toBeGreaterThan(ingredients.right)

  await scrollToLastStep(app)
  for (const item of [app.text.getByRole('heading').nth(1), app.text.locator('ul > li').last()])
    await expect(item).toBeInViewport({ ratio: 1 })

  await app.button('Suggest a recipe').focus()
  await app.tabTo(app.text.getByRole('link', { name: 'bake' }).first())
  await page.keyboard.press('Tab')
  await expect(app.text.getByRole('link', { name: 'add' }).first()).toBeFocused()
})

test('ingredients that do not fit into the view scroll with the page', async ({ open, page }) => {
  await page.setViewportSize({ width: 1280, height: 640 })
  const app = await open({ recipe: recipe(17) })
  const distance = async () => (await ingredientsOf(app)).top - (await stepsOf(app)).top
  await scrollToLastStep(app)
  expect(await distance()).toBe(0)
  await page.setViewportSize({ width: 1280, height: 1000 })
  await page.evaluate(() => scrollTo(0, 900))
  await expect.poll(distance).toBeGreaterThan(0)
})

test('a recipe is one column in a narrow view, on paper and without both parts, and never scrolls sideways', async ({
  open,
  page,
}) => {
  const app = await open({ recipe: RECIPE })
  const isBeside = async () => (await stepsOf(app)).left > (await ingredientsOf(app)).right
  for (const width of [390, 767, 768, 1023, 1024, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await isBeside(), `${width} px`).toBe(width >= 1024)
    expect(await sidewaysScroll(page.locator('html')), `${width} px`).toBe(0)
    // Between a phone and a wide screen, the ingredients have two columns.
    const lefts = (await rectsOf(app.text.locator('ul > li'))).map(({ left }) => left)
    expect(new Set(lefts).size, `${width} px`).toBe(width >= 768 && width < 1024 ? 2 : 1)
  }
  await page.emulateMedia({ media: 'print' })
  expect(await isBeside()).toBe(false)

  await page.emulateMedia({ media: 'screen' })
  await app.show('# Soup\n\n## Ingredients\n\n- leek\n')
  const [form] = await rectsOf(page.locator('form'))
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
      const all = `header, form, main > section, main > section > ul, ${selector}`
      const edges = (await rectsOf(page.locator(all))).map(({ left, right }) => [left, right])
      const left = (width - 864) / 2
      expect(edges).toEqual(Array(count).fill([left, left + 864]))
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

  const widths = new Set<number | undefined>()
  for (const reply of [RECIPE.replace('A [bake]', `${'Creamy. '.repeat(40)}A [bake]`), 'No.']) {
    await app.show(reply)
    await expectOneAxis('[aria-busy]', 7)
    widths.add((await rectOf(app, 'xpath=..')).width)
    expect((await rectOf(app, 'p:first-child, h1 + p')).width).toBe(640)
  }
  expect(widths.size).toBe(1)
})

test('while a recipe streams, the sheet is wide and its columns keep their width', async ({
  openStreaming,
}) => {
  const { app, stream } = await openStreaming()
  const [before = '', ingredients = '', steps = ''] = RECIPE.split(/(?=## )/)
  const [head = '', ...events] = deltas(before, ingredients, steps)
  stream.write(head)
  for (const [at, headings] of [1, 2, 3].entries()) {
    stream.write(...events.slice(at, at + 1))
    await expect(app.text.getByRole('heading')).toHaveCount(headings)
    expect((await app.recipe.boundingBox())?.width).toBe(864)
    if (headings > 1) expect((await ingredientsOf(app)).width).toBe(17 * 16)
  }
  stream.end(...events.slice(3))
})

test('a usual recipe is printed on one page', async ({ open, page }) => {
  await open({ recipe: RECIPE })
  for (const format of ['A4', 'Letter']) {
    const pdf = await page.pdf({ format, preferCSSPageSize: true })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), format).toHaveLength(1)
  }
})

test('on a phone, a line of a step has room for 38 letters', async ({ open, page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const app = await open({ recipe: RECIPE })
  // On average, a letter of Arial takes 0.45 em.
  const step = app.text.locator('ol > li').first()
  const ems = await step.evaluate((item) => {
    const { width, fontSize, paddingLeft } = getComputedStyle(item)
    return (Number.parseFloat(width) - Number.parseFloat(paddingLeft)) / Number.parseFloat(fontSize)
  })
  expect(ems / 0.45).toBeGreaterThan(38)
})

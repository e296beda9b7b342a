import { streamOf } from '../support/events.ts'
import { send } from '../support/localServer.ts'
import { type AppPage, expect, GRATIN, STREAM_AND_FAILURES, test } from './fixtures.ts'
import { rectOf, rectsOf, sidewaysScroll } from './places.ts'

const PAGE_WIDTH = 60 * 16
const partOf = (app: AppPage, name: string) => rectOf(app.text.locator(`[data-part=${name}]`))

test('on a wide screen, ingredients stay in view if they fit', async ({ open }) => {
  const app = await open({ recipe: GRATIN })
  const [ingredients, steps] = [await partOf(app, 'ingredients'), await partOf(app, 'steps')]
  expect((await partOf(app, 'introduction')).bottom).toBeLessThan(ingredients.top)
  expect(steps.top).toBe(ingredients.top)
  expect(steps.left).toBeGreaterThan(ingredients.right)

  const lastStep = app.text.getByRole('listitem').last()
  await lastStep.evaluate((step) => step.scrollIntoView(false))
  for (const item of [app.text.getByRole('heading').nth(1), app.text.locator('ul > li').last()])
    await expect(item).toBeInViewport({ ratio: 1 })
})

test('ingredients that don’t fit scroll to the end, and Tab shows all', async ({ open, page }) => {
  await page.setViewportSize({ width: 1280, height: 400 })
  const app = await open({ recipe: GRATIN })
  const boxes = app.text.locator('[data-part=ingredients]').getByRole('checkbox')
  const lastStep = app.text.getByRole('listitem').last()
  await lastStep.evaluate((step) => step.scrollIntoView(false))
  await expect(boxes.last()).toBeInViewport({ ratio: 1 })
  await expect(boxes.first()).not.toBeInViewport()
  await app.text.getByRole('checkbox', { name: 'Step 1' }).focus()
  for (let at = 8; at >= 0; at--) {
    await page.keyboard.press('Shift+Tab')
    await expect(boxes.nth(at)).toBeFocused()
    await expect(boxes.nth(at)).toBeInViewport({ ratio: 0.9 })
  }
})

const isBeside = async (app: AppPage) =>
  (await partOf(app, 'steps')).left > (await partOf(app, 'ingredients')).right

test('only from 1024 px on, a recipe has two columns', async ({ open, page }) => {
  const app = await open({ recipe: GRATIN })
  for (const width of [390, 767, 768, 1023, 1024, 1920]) {
    await app.resize(width)
    expect(await isBeside(app), `${width} px`).toBe(width >= 1024)
    expect(await sidewaysScroll(page.locator('html')), `${width} px`).toBe(0)
    // Between a phone and a wide screen, the ingredients have two columns.
    const lefts = (await rectsOf(app.text.locator('ul > li'))).map(({ left }) => left)
    expect(new Set(lefts).size, `${width} px`).toBe(width >= 768 && width < 1024 ? 2 : 1)
  }
})

test('a recipe fits on one sheet of paper, in one column', async ({ open, page }) => {
  const app = await open({ recipe: GRATIN })
  for (const format of ['A4', 'Letter']) {
    const pdf = await page.pdf({ format, preferCSSPageSize: true })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), format).toHaveLength(1)
  }
  await page.emulateMedia({ media: 'print' })
  expect(await isBeside(app)).toBe(false)
})

test('on a wide screen, everything has the same left and right edge', async ({ open, page }) => {
  const ingredients = ['leek', 'egg', 'salt', 'oil']
  const app = await open({ ingredients, settings: STREAM_AND_FAILURES })
  const expectOneAxis = async (selector: string, count: number) => {
    for (const width of [1200, 1920]) {
      await app.resize(width)
      const all = `header, form, main > section, main > section > ul, ${selector}`
      const edges = (await rectsOf(page.locator(all))).map(({ left, right }) => [left, right])
      const left = (width - PAGE_WIDTH) / 2
      expect(edges).toEqual(Array(count).fill([left, left + PAGE_WIDTH]))
    }
  }
  app.server.respondWith(() => {})
  await app.button('Get a recipe').click()
  await expectOneAxis('[data-phase]', 6)
  await app.button('Stop').click()
  await expectOneAxis('[data-phase]', 6)
  app.server.respondWith(send(500, 'no'))
  await app.request()
  await expectOneAxis('[data-recipe]', 6)
  for (const reply of [GRATIN.replace('A [bake]', `${'Creamy. '.repeat(40)}A [bake]`), 'No.']) {
    await app.show(reply)
    await expectOneAxis('[aria-busy]', 7)
    const { width } = await rectOf(app.text.locator('p:first-child, h1 + p'))
    expect(width, 'not too wide to read').toBe(640)
  }
})

test('while a recipe streams, its columns keep their width', async ({ openStreaming }) => {
  const { app, stream } = await openStreaming()
  const [before = '', ingredients = '', steps = ''] = GRATIN.split(/(?=## )/)
  const [head = '', ...events] = streamOf(before, ingredients, steps)
  stream.write(head)
  for (const [at, headings] of [1, 2, 3].entries()) {
    stream.write(...events.slice(at, at + 1))
    await expect(app.text.getByRole('heading')).toHaveCount(headings)
    expect((await rectOf(app.recipe)).width).toBe(PAGE_WIDTH)
    if (headings > 1) expect((await partOf(app, 'ingredients')).width).toBe(20 * 16)
  }
})

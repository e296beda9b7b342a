import { beginningOf, streamOf } from '../support/events.ts'
import type { AppPage } from './AppPage.ts'
import { expect, GRATIN, type ShowRecipe, test } from './fixtures.ts'
import { LINE_LENGTH, lengthsOfLines, rectOf, sidewaysScroll } from './places.ts'

const partOf = (app: AppPage, name: string) => rectOf(app.recipeText.locator(`[data-part=${name}]`))

test('on a wide screen, two columns begin below the introduction', async ({ showRecipe }) => {
  const app = await showRecipe(GRATIN)
  const [ingredients, steps] = [await partOf(app, 'ingredients'), await partOf(app, 'steps')]
  expect((await partOf(app, 'introduction')).bottom).toBeLessThan(ingredients.top)
  expect(steps.top).toBe(ingredients.top)
  expect(steps.left).toBeGreaterThan(ingredients.right)
})

test('on a wide screen, the ingredients stay in view while a cook reads the steps', async ({
  showRecipe,
}) => {
  const app = await showRecipe(GRATIN)
  const lastStep = app.recipeText.getByRole('listitem').last()
  await lastStep.evaluate((step) => step.scrollIntoView(false))
  for (const item of [
    app.recipeText.getByRole('heading').nth(1),
    app.recipeText.locator('ul > li').last(),
  ])
    await expect(item).toBeInViewport({ ratio: 1 })
})

/** A step beside ingredients that are taller than the window, which ends with this step. */
async function showTallIngredients(showRecipe: ShowRecipe) {
  const app = await showRecipe(GRATIN)
  await app.resize(1280, 400)
  const aMiddleStep = app.recipeText.locator('ol > li').nth(4)
  await aMiddleStep.evaluate((step) => step.scrollIntoView(false))
  return { app, boxes: app.recipeText.locator('[data-part=ingredients]').getByRole('checkbox') }
}

test('the end of a list taller than the window stays in view beside a step', async ({
  showRecipe,
}) => {
  const { boxes } = await showTallIngredients(showRecipe)
  await expect(boxes.last()).toBeInViewport({ ratio: 1 })
  await expect(boxes.first()).not.toBeInViewport()
})

test('Tab shows each ingredient of a list taller than the window', async ({ showRecipe }) => {
  const { app, boxes } = await showTallIngredients(showRecipe)
  await app.recipeText.getByRole('checkbox', { name: 'Step 1' }).focus()
  for (let at = (await boxes.count()) - 1; at >= 0; at--) {
    await app.page.keyboard.press('Shift+Tab')
    await expect(boxes.nth(at)).toBeFocused()
    await expect(boxes.nth(at)).toBeInViewport({ ratio: 0.9 })
  }
})

const isBeside = async (app: AppPage) =>
  (await partOf(app, 'steps')).left > (await partOf(app, 'ingredients')).right

test('the ingredients stand above the steps on a tablet, and beside them on a laptop', async ({
  showRecipe,
}) => {
  const app = await showRecipe(GRATIN)
  for (const width of [390, 768, 1023, 1024, 1920]) {
    await app.resize(width)
    expect(await isBeside(app), `${width} px`).toBe(width >= 1024)
    expect(await sidewaysScroll(app.page.locator('html')), `${width} px`).toBe(0)
  }
})

test('a wide table of ingredients does not reach under the steps', async ({ showRecipe }) => {
  const row = '| Worcestershire | tablespoons | chrysanthemum | supermarket |'
  const app = await showRecipe(`# Soup\n\n${row}\n|-|-|-|-|\n${row}\n\n1. Stir.`)
  const table = app.recipeText.getByRole('group', { name: 'Table' })
  expect(await sidewaysScroll(table)).toBeGreaterThan(0)
  expect((await rectOf(table)).right).toBe((await partOf(app, 'ingredients')).right)
})

test('a table of ingredients with notes is whole beside the steps', async ({ showRecipe }) => {
  const rows = '| Ingredient | Amount | Note |\n|-|-|-|\n| Smoked mackerel | 150 g | peeled |'
  const app = await showRecipe(`# Soup\n\n## Ingredients\n\n${rows}\n\n1. Stir.`)
  for (const width of [1024, 1280]) {
    await app.resize(width)
    expect(await isBeside(app)).toBe(true)
    expect(await sidewaysScroll(app.recipeText.getByRole('group', { name: 'Table' }))).toBe(0)
  }
})

test('on a wide screen, no line of a recipe is too long to read', async ({ showRecipe }) => {
  const talk = 'Creamy and warm, for a cold evening. '.repeat(20)
  for (const recipe of [GRATIN.replace('A [bake]', talk), talk]) {
    const app = await showRecipe(recipe)
    const lengths = await app.recipeText.getByText('Creamy').evaluate(lengthsOfLines)
    expect(Math.max(...lengths)).toBeLessThanOrEqual(LINE_LENGTH)
  }
})

test('while a recipe streams, its columns keep their width', async ({ streamRecipe }) => {
  const events = streamOf(...GRATIN.split(/(?=## )/))
  const { app, stream } = await streamRecipe(...events.slice(0, 3))
  await expect(app.recipeText.getByRole('heading')).toHaveCount(2)
  const widths = async () => [
    (await rectOf(app.recipe)).width,
    (await partOf(app, 'ingredients')).width,
  ]
  const before = await widths()
  stream.write(...events.slice(3))
  await expect(app.recipeText.getByRole('heading')).toHaveCount(3)
  expect(await widths()).toEqual(before)
})

test('the ingredients of a recipe that is cut short stay in their column', async ({
  streamRecipe,
}) => {
  const events = beginningOf('# Soup\n\n## Ingredients\n\n- leek\n- salt\n')
  const { app, stream } = await streamRecipe(...events)
  await expect(app.recipeText.getByRole('listitem')).toHaveCount(2)
  const { width } = await partOf(app, 'ingredients')
  stream.end()
  await expect(app.recipe).toContainText('did not finish')
  expect((await partOf(app, 'ingredients')).width).toBe(width)
})

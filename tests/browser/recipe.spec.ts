import { sendEvents, streamOf } from '../support/events.ts'
import { sendCompletion } from '../support/localServer.ts'
import type { AppPage } from './AppPage.ts'
import { expect, GRATIN, OPT_INS, test } from './fixtures.ts'
import { FINGER_TARGET_SIZE, rectOf, rectsOf, sidewaysScroll } from './places.ts'

for (const [reply, settings, response] of [
  ['whole', {}, sendCompletion('# Soup')],
  ['streamed', OPT_INS, sendEvents(...streamOf('# Soup\n\nStir.\n', 'Eat.'))],
] as const) {
  test(`the first frame of a ${reply} recipe is formatted`, async ({ open, page }) => {
    const app = await open({ settings, responses: [response] })
    await app.add('leek')
    const frames = await page.evaluateHandle(() => {
      const frames = new Set<string | undefined>()
      const record = () => {
        const area = document.querySelector('[data-recipe]')
        if (area) frames.add(area.querySelector('[data-recipe-text] > * > *')?.tagName)
        requestAnimationFrame(record)
      }
      requestAnimationFrame(record)
      return frames
    })
    await app.request()
    // The page may be ready before its next frame.
    await expect.poll(() => frames.evaluate((frames) => [...frames])).toEqual(['H1'])
  })
}

// Not a unit test: in browsers, the parser decodes them with the DOM.
test('character references are decoded', async ({ showRecipe }) => {
  const recipe = '&amp; &frac12; &nbsp;&copy; &#127859; &NotEqualTilde; &nosuchthing; `&amp;` &'
  const app = await showRecipe(recipe)
  await expect(app.recipeText).toHaveText('& ½ © 🍳 ≂̸ &nosuchthing; &amp; &')
  expect(app.errors).toEqual([])
})

test('the head of a table is shown if it has a word', async ({ showRecipe }) => {
  const app = await showRecipe('| | |\n|-|-|\n| leek | 2 |')
  const row = app.recipeText.locator('thead > tr')
  await expect(row).toBeHidden()
  await showRecipe('| | How much |\n|-|-|\n| leek | 2 |')
  await expect(row).toBeVisible()
})

test('on a phone, code wraps', async ({ showRecipe }) => {
  const app = await showRecipe(`\`\`\`sh\n${'flour '.repeat(30)}\n\`\`\``)
  await app.resize(320)
  for (const element of [app.recipeText.locator('pre'), app.page.locator('html')])
    expect(await sidewaysScroll(element)).toBe(0)
})

test('on a phone, a number of two digits needs no more room than one', async ({ showRecipe }) => {
  const app = await showRecipe(
    Array.from({ length: 12 }, (_, index) => `${index + 1}. Stir.`).join('\n'),
  )
  await app.resize(320)
  const numbers = await rectsOf(app.recipeText.getByRole('checkbox'))
  expect(numbers.at(-1)?.width).toBe(numbers[0]?.width)
})

test('on a phone, the words of a table are whole', async ({ showRecipe }) => {
  const table = '| What | How much | Instead |\n|-|-|-|\n| Worcestershire | 1 | tablespoons |'
  const app = await showRecipe(table)
  await app.resize(320)
  const [long, short] = await rectsOf(app.recipeText.getByRole('cell'))
  expect(long?.height).toBe(short?.height)
})

test('a wide table scrolls, not the page', async ({ showRecipe }) => {
  const row = '| Worcestershire | tablespoons | chrysanthemum | supermarket | Thursday |'
  const table = `${row}\n|-|-|-|-|-|\n${row}`
  const app = await showRecipe(`# Soup\n\n${table}\n\n1. Stir.`)
  await app.resize(390)
  const wideTable = app.recipeText.getByRole('group', { name: 'Table' })
  const title = app.recipeText.getByRole('heading')
  const before = await rectOf(title)
  await wideTable.evaluate((element) => element.scrollTo({ left: 300, behavior: 'instant' }))
  expect(await wideTable.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
  expect(await rectOf(title)).toEqual(before)
  expect(await sidewaysScroll(app.page.locator('html'))).toBe(0)
})

const facts = (app: AppPage) => app.recipeText.locator('[data-facts] > *')

test('facts are one row, on a phone too', async ({ showRecipe }) => {
  const app = await showRecipe(GRATIN)
  for (const width of [360, 1280]) {
    await app.resize(width)
    const tops = (await rectsOf(facts(app))).map(({ top }) => top)
    expect(tops).toEqual(Array(3).fill(tops[2]))
  }
})

test('facts begin where their language does', async ({ showRecipe }) => {
  const app = await showRecipe('# شوربة\n\nوقت التحضير: 10 دقائق | وقت الطهي: 25 دقيقة\n\n- بصلة')
  const row = await rectOf(app.recipeText.locator('[data-facts]'))
  expect((await rectOf(facts(app))).right).toBe(row.right)
})

test('facts are copied as lines', async ({ showRecipe }) => {
  const app = await showRecipe(GRATIN)
  await app.recipeText.locator('[data-facts]').selectText()
  const selected = await app.page.evaluate(() => String(getSelection()))
  expect(selected.replaceAll('\u00A0', ' ')).toBe(
    'Prep time: 20 minutes\nCook time: 45 minutes\nServes: 4',
  )
})

const leeks = (app: AppPage) => app.recipeText.locator('label', { hasText: '3 leeks' })

test('a tap anywhere in its line ticks off an ingredient', async ({ showRecipe }) => {
  const line = leeks(await showRecipe(GRATIN))
  const { width, height } = await rectOf(line)
  await line.click({ position: { x: width - 5, y: height - 5 } })
  await expect(line.getByRole('checkbox')).toBeChecked()
})

test('the line of an ingredient fits a finger', async ({ showRecipe }) => {
  const { height } = await rectOf(leeks(await showRecipe(GRATIN)))
  expect(height).toBeGreaterThanOrEqual(FINGER_TARGET_SIZE)
})

test('an ingredient that is ticked off is crossed out', async ({ showRecipe }) => {
  const line = leeks(await showRecipe(GRATIN))
  await line.getByRole('checkbox').check()
  await expect(line).toHaveCSS('text-decoration-line', 'line-through')
})

const step = (app: AppPage, number: number) =>
  app.recipeText.getByRole('checkbox', { name: `Step ${number}` })

test('a step looks different once it is ticked off, with forced colors as well', async ({
  showRecipe,
}) => {
  const app = await showRecipe(GRATIN)
  for (const forcedColors of ['none', 'active'] as const) {
    await app.page.emulateMedia({ forcedColors })
    await step(app, 1).uncheck()
    const untouched = await step(app, 1).screenshot()
    await step(app, 1).check()
    expect((await step(app, 1).screenshot()).equals(untouched), forcedColors).toBe(false)
  }
})

test('in mixed directions, a number or a box is beside its own line', async ({ showRecipe }) => {
  const recipes = [
    '# Leek soup\n\n## المكونات\n- ٢ كراث\n- Olive oil زيت\n- ملح\n\n## الخطوات\n1. قطع الكراث.\n2. Blender استعمل.\n   - ملح\n   - salt',
    '# مرق\n\n## מצרכים\n- [ ] כרישה\n- Soy sauce\n\n## הכנה\n### 1. לחתוך\nדק.\n### 2. Boil\nלבשל.',
    '# Soup\n\n## Ingredients\n- leek\n- كراث\n\n## Steps\n1. Cut.\n2. قطع الكراث.',
  ]
  for (const recipe of recipes) {
    const app = await showRecipe(recipe)
    for (const width of [320, 1280]) {
      await app.resize(width)
      expect(await app.recipeText.evaluate(misplacedMarks), `${recipe} at ${width} px`).toEqual([])
    }
  }
})

/** The items whose letters are over their mark, or whose mark is outside or on the other side. */
function misplacedMarks(text: Element) {
  const sheet = text.parentElement?.getBoundingClientRect() as DOMRect
  const items = [...text.querySelectorAll('li')]
  const isMisplaced = (item: HTMLElement) => {
    const walker = document.createTreeWalker(item, NodeFilter.SHOW_TEXT, (node) =>
      node.textContent?.trim() ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP,
    )
    const range = document.createRange()
    range.selectNodeContents(walker.nextNode() as Node)
    const [letters] = range.getClientRects()
    const box = item.querySelector('input')?.getBoundingClientRect()
    const { left, right } = (item.parentElement as Element).getBoundingClientRect()
    const isRightToLeft = /^\P{L}*[\p{sc=Arab}\p{sc=Hebr}]/u.test(item.textContent)
    if (!letters || left < sheet.left || right > sheet.right) return true
    if (box) return isRightToLeft ? box.left < letters.right : box.right > letters.left
    // A bullet stands between the edge of its list and the letters, on the side where they begin.
    return (isRightToLeft ? right - letters.right : letters.left - left) < 1
  }
  return items.filter(isMisplaced).map((item) => item.textContent)
}

import type { Locator, Page } from '@playwright/test'
import { sendEvents, streamOf } from '../support/events.ts'
import { sendCompletion } from '../support/localServer.ts'
import { expect, GRATIN, STREAM_AND_FAILURES, test } from './fixtures.ts'
import { rectOf, rectsOf, sidewaysScroll } from './places.ts'

for (const [reply, settings, response] of [
  ['whole', {}, sendCompletion('# Soup')],
  ['streamed', STREAM_AND_FAILURES, sendEvents(...streamOf('# Soup\n\n', 'Stir.'))],
] as const) {
  test(`the first frame of a ${reply} recipe is formatted`, async ({ open, page }) => {
    const app = await open({ settings, responses: [response] })
    await app.add('leek')
    const frames = await page.evaluateHandle(() => {
      const frames = new Set<string | undefined>()
      const record = () => {
        const area = document.querySelector('[data-recipe] [aria-busy]')
        // While a streamed title is held back, the area is empty.
        if (area?.textContent) frames.add(area.querySelector(':scope > * > *')?.tagName)
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

test('the head of a table is shown if it has a word', async ({ showRecipe }) => {
  const app = await showRecipe('| | |\n|-|-|\n| leek | 2 |')
  const row = app.text.locator('thead > tr')
  await expect(row).toBeHidden()
  await showRecipe('| | How much |\n|-|-|\n| leek | 2 |')
  await expect(row).toBeVisible()
})

test('on a phone, code wraps, and numbers and table words are whole', async ({ showRecipe }) => {
  const steps = Array.from({ length: 12 }, (_, index) => `${index + 1}. Stir.`).join('\n')
  const table = '| What | How much | Instead |\n|-|-|-|\n| Worcestershire | 1 | tablespoons |'
  const code = `\`\`\`sh\n${'flour '.repeat(30)}\n\`\`\``
  const app = await showRecipe(`${table}\n\n${steps}\n\n${code}`)
  await app.resize(320)
  const lastStep = app.text.getByRole('checkbox', { name: 'Step 12' })
  const widthInLetters = await lastStep.evaluate((box) => {
    const { fontSize } = getComputedStyle(box, '::before')
    return box.clientWidth / Number.parseFloat(fontSize)
  })
  // In the widest of the usual typefaces, a digit takes up to 0.7 em.
  expect(widthInLetters).toBeGreaterThan(1.4)
  const [long, short] = await rectsOf(app.text.getByRole('cell'))
  expect(long?.height).toBe(short?.height)
  for (const element of [app.text.locator('pre'), app.page.locator('html')])
    expect(await sidewaysScroll(element)).toBe(0)
})

test('a wide table scrolls, not the page', async ({ showRecipe }) => {
  const row = '| Worcestershire | tablespoons | chrysanthemum | supermarket | Thursday |'
  const table = `${row}\n|-|-|-|-|-|\n${row}`
  const app = await showRecipe(`# Soup\n\n${table}\n\n1. Stir.`)
  await app.resize(390)
  const wideTable = app.text.getByRole('group', { name: 'Table' })
  const title = app.text.getByRole('heading')
  const before = await rectOf(title)
  await wideTable.evaluate((element) => element.scrollTo({ left: 300, behavior: 'instant' }))
  expect(await wideTable.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(50)
  expect(await rectOf(title)).toEqual(before)
  expect(await sidewaysScroll(app.page.locator('html'))).toBe(0)
})

const onPaper = async (page: Page) => (await page.locator('body').innerText()).split(/\n+/)

test('only the recipe is printed, or the list if there is none', async ({ open, page }) => {
  await page.addInitScript(() =>
    Object.assign(window, { print: () => (document.title = 'printed') }),
  )
  const app = await open({ ingredients: ['leek', 'eggs', 'salt'], responses: [() => {}] })
  const ink = await app.color('var(--ink)')
  const list = ['Chef Claude', 'Ingredients on hand', 'leek', 'eggs', 'salt']
  await page.emulateMedia({ media: 'print' })
  // No ornament either, which would be on a page of its own below a long list.
  await expect(page.locator('main > *:visible')).toHaveCount(1)
  await expect.poll(() => onPaper(page)).toEqual(list)
  await page.emulateMedia({ media: 'screen' })
  await app.button('Suggest a recipe').click()
  await expect(app.button('Stop')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => onPaper(page)).toEqual(list)
  await page.keyboard.press('Escape')
  await expect(app.button('Stop')).toHaveCount(0)
  await expect.poll(() => onPaper(page)).toEqual(list)

  await page.emulateMedia({ media: 'screen' })
  await app.show('Boil the beans.\n\n# Soup\n\n1. Stir.\n\n---\n\nContains celery.')
  await app.button('Print').click()
  await expect(page).toHaveTitle('printed')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const recipe = ['Boil the beans.', 'Soup', 'Stir.', 'Contains celery.']
  await expect.poll(() => onPaper(page)).toEqual(recipe)
  await expect(app.recipe).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await expect(page.locator('body')).toHaveCSS('color', ink)
})

test('facts are one row on a phone too, begin where their language does, and can be copied', async ({
  showRecipe,
}) => {
  const app = await showRecipe(GRATIN)
  const facts = app.text.locator('[data-facts] > *')
  for (const width of [360, 1280]) {
    await app.resize(width)
    const tops = (await rectsOf(facts)).map(({ top }) => top)
    expect(tops, 'all in one row').toEqual(Array(3).fill(tops[2]))
  }
  await app.text.locator('[data-facts]').selectText()
  const selected = (await app.page.evaluate(() => String(getSelection()))).replaceAll('\u00A0', ' ')
  expect(selected).toBe('Prep time: 20 minutes\nCook time: 45 minutes\nServes: 4')
  await showRecipe('# شوربة\n\nوقت التحضير: 10 دقائق | وقت الطهي: 25 دقيقة\n\n- بصلة')
  const row = await rectOf(app.text.locator('[data-facts]'))
  expect((await rectOf(facts)).right).toBe(row.right)
})

test('a finger ticks off an ingredient anywhere in its line, but not on paper', async ({
  showRecipe,
}) => {
  const app = await showRecipe(GRATIN)
  const line = app.text.locator('label', { hasText: '3 leeks' })
  await app.page.emulateMedia({ media: 'print' })
  const onPaper = await app.text.screenshot()
  await app.page.emulateMedia({ media: 'screen' })
  const { width, height } = await rectOf(line)
  expect(height).toBeGreaterThanOrEqual(44)
  await line.click({ position: { x: width - 5, y: height - 5 } })
  await expect(line.getByRole('checkbox')).toBeChecked()
  await expect(line).toHaveCSS('text-decoration-line', 'line-through')
  await app.text.getByRole('checkbox', { name: 'Step 1' }).check()
  await app.page.emulateMedia({ media: 'print' })
  expect((await app.text.screenshot()).equals(onPaper)).toBe(true)
})

test('a step can be ticked off with the keyboard', async ({ showRecipe }) => {
  const app = await showRecipe(GRATIN)
  const [first, second] = [1, 2].map((number) =>
    app.text.getByRole('checkbox', { name: `Step ${number}` }),
  ) as [Locator, Locator]
  const markIn = (box: Locator) =>
    box.evaluate((element) => {
      const { content, maskImage } = getComputedStyle(element, '::before')
      return maskImage === 'none' ? content : maskImage
    })
  const words = app.text.locator('ol > li').first()
  await first.focus()
  await app.page.keyboard.press('Space')
  await expect(first).toBeChecked()
  await expect(second).not.toBeChecked()
  await expect(words).toHaveCSS('color', await app.color('var(--quiet)'))
  expect(await markIn(first)).toContain('tick')
  expect(await markIn(second)).toContain('counter')
  await app.page.emulateMedia({ forcedColors: 'active' })
  expect(await markIn(first)).toContain('counter')
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
      expect(await app.text.evaluate(misplacedMarks), `${recipe} at ${width} px`).toEqual([])
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
    return isRightToLeft ? right - letters.right < 15 : letters.left - left < 15
  }
  return items.filter(isMisplaced).map((item) => item.textContent)
}

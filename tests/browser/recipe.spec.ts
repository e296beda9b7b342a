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

test('the head of a table is shown if it has a word', async ({ open }) => {
  const app = await open({ recipe: '| | |\n|-|-|\n| leek | 2 |' })
  const row = app.text.locator('thead > tr')
  await expect(row).toBeHidden()
  await app.show('| | How much |\n|-|-|\n| leek | 2 |')
  await expect(row).toBeVisible()
})

test('on a phone, code wraps, and numbers and table words are whole', async ({ open, page }) => {
  await page.setViewportSize({ width: 320, height: 740 })
  const steps = Array.from({ length: 12 }, (_, index) => `${index + 1}. Stir.`).join('\n')
  const table = '| What | How much | Instead |\n|-|-|-|\n| Worcestershire | 1 | tablespoons |'
  const code = `\`\`\`sh\n${'flour '.repeat(30)}\n\`\`\``
  const app = await open({ recipe: `${table}\n\n${steps}\n\n${code}` })
  const lastStep = app.text.getByRole('checkbox', { name: 'Step 12' })
  const widthInLetters = await lastStep.evaluate((box) => {
    const { fontSize } = getComputedStyle(box, '::before')
    return box.clientWidth / Number.parseFloat(fontSize)
  })
  // In the widest of the usual typefaces, a digit takes up to 0.7 em.
  expect(widthInLetters).toBeGreaterThan(1.4)
  const [long, short] = await rectsOf(app.text.getByRole('cell'))
  expect(long?.height).toBe(short?.height)
  for (const element of [app.text.locator('pre'), page.locator('html')])
    expect(await sidewaysScroll(element)).toBe(0)
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
  open,
  page,
}) => {
  const app = await open({ recipe: GRATIN })
  const facts = app.text.locator('[data-facts] > *')
  for (const width of [360, 1280]) {
    await app.resize(width)
    const tops = (await rectsOf(facts)).map(({ top }) => top)
    expect(tops, 'all in one row').toEqual(Array(3).fill(tops[2]))
  }
  await app.text.locator('[data-facts]').selectText()
  const selected = (await page.evaluate(() => String(getSelection()))).replaceAll('\u00A0', ' ')
  expect(selected).toBe('Prep time: 20 minutes\nCook time: 45 minutes\nServes: 4')
  await app.show('# شوربة\n\nوقت التحضير: 10 دقائق | وقت الطهي: 25 دقيقة\n\n- بصلة')
  const row = await rectOf(app.text.locator('[data-facts]'))
  expect((await rectOf(facts)).right).toBe(row.right)
})

test('a finger ticks off an ingredient anywhere in its line, but not on paper', async ({
  open,
  page,
}) => {
  const app = await open({ recipe: GRATIN })
  const line = app.text.locator('label', { hasText: '3 leeks' })
  await page.emulateMedia({ media: 'print' })
  const onPaper = await app.text.screenshot()
  await page.emulateMedia({ media: 'screen' })
  const { width, height } = await rectOf(line)
  expect(height).toBeGreaterThanOrEqual(44)
  await line.click({ position: { x: width - 5, y: height - 5 } })
  await expect(line.getByRole('checkbox')).toBeChecked()
  await expect(line).toHaveCSS('text-decoration-line', 'line-through')
  await app.text.getByRole('checkbox', { name: 'Step 1' }).check()
  await page.emulateMedia({ media: 'print' })
  expect((await app.text.screenshot()).equals(onPaper)).toBe(true)
})

test('a step can be ticked off with the keyboard', async ({ open, page }) => {
  const app = await open({ recipe: GRATIN })
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
  await page.keyboard.press('Space')
  await expect(first).toBeChecked()
  await expect(second).not.toBeChecked()
  await expect(words).toHaveCSS('color', await app.color('var(--quiet)'))
  expect(await markIn(first)).toContain('tick')
  expect(await markIn(second)).toContain('counter')
  await page.emulateMedia({ forcedColors: 'active' })
  expect(await markIn(first)).toContain('counter')
})

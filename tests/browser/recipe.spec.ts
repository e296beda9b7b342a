import type { Page } from '@playwright/test'
import { sendEvents, streamOf } from '../support/events.ts'
import { sendCompletion } from '../support/localServer.ts'
import { expect, STREAM_AND_FAILURES, test } from './fixtures.ts'
import { rectsOf, sidewaysScroll } from './places.ts'

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

import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { completion, event, openStream, respond } from '../support/localServer.ts'
import { type AppPage, expect, OPTIONS_ON, test } from './fixtures.ts'

const RECIPE = `# Soup of *leek*

By the [chef](https://example.org).

| Ingredient | Amount | Substitute | From where |
| --- | --- | --- | --- |
| Worcestershire | tablespoons | chrysanthemum | supermarket |

## Steps

1. Cut it.

- [x] salt
- [ ] pepper

> Serve hot.

\`\`\`
30 g
\`\`\`
`
const LONG_REPLY = `# ${'Long'.repeat(80)}\n\n${'word'.repeat(200)}\n\n1. اخلط الزعتر.`

test('axe finds nothing in any state', async ({ open, page }) => {
  const app = await open({ settings: OPTIONS_ON, responses: [respond(500, 'no')] })
  await expectNoViolations(page, 'empty')
  await app.add('leek')
  await app.request()
  await expectNoViolations(page, '1 ingredient, failed')

  await app.add('smoked mackerel', 'cream', 'potatoes')
  const stream = openStream()
  app.server.respondWith(stream.respond)
  await app.button('Suggest a recipe').click()
  await expect(app.button('Stop')).toBeVisible()
  await expectNoViolations(page, '4 ingredients, a request runs')
  stream.write(event({ choices: [{ delta: { content: '# Soup\n\nStir.\n\n' } }] }))
  await expect(app.text).toBeVisible()
  await expectNoViolations(page, 'streaming')
  stream.end(event({ choices: [{ delta: {}, finish_reason: 'length' }] }))
  await expect(page.getByText('did not finish')).toBeVisible()
  await expectNoViolations(page, 'cut short')

  await app.show(RECIPE)
  await expectNoViolations(page, 'a recipe')
  await app.add('x'.repeat(300), '', '   spaces   ', 'word '.repeat(60), 'زعتر', 'חומוס')
  await app.show(LONG_REPLY)
  await expectNoViolations(page, 'long words, right to left')
})

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Axe finds nothing, light at 1280 px and dark at 320 px, and the page does not scroll sideways. */
async function expectNoViolations(page: Page, state: string) {
  // Without the legacy mode, axe would open another page for each analysis.
  const axe = new AxeBuilder({ page }).withTags(STANDARDS).setLegacyMode()
  for (const [colorScheme, width] of [
    ['light', 1280],
    ['dark', 320],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 800 })
    const { violations } = await axe.analyze()
    expect(violations, `${state}, ${colorScheme}, ${width} px`).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  }
}

test('everything works by keyboard, with a visible focus', async ({ open, page }) => {
  const app = await open({ responses: [completion(RECIPE), () => {}] })
  await page.keyboard.press('Tab')
  await expectVisibleFocus(app, app.field)
  for (let word = 0; word < 10; word++) await page.keyboard.type(`word${word}\n`)
  await expect(app.items).toHaveCount(10)
  await expect(app.field).toBeFocused()

  for (const name of ['Add Ingredient', 'Suggest a recipe', 'Get a recipe']) {
    await page.keyboard.press('Tab')
    await expectVisibleFocus(app, app.button(name))
  }
  await page.keyboard.press('Enter')
  await expect(app.recipe.getByRole('heading', { name: 'Soup' })).toBeInViewport()
  await expect(app.button('Get a recipe')).toBeFocused()

  const table = page.getByRole('group', { name: 'Wide table' })
  for (const element of [app.recipe.getByRole('link'), table, app.button('Copy recipe')]) {
    await page.keyboard.press('Tab')
    await expectVisibleFocus(app, element)
  }

  await app.button('Get a recipe').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await expectVisibleFocus(app, app.button('Stop'))
})

async function expectVisibleFocus(app: AppPage, element: ReturnType<AppPage['button']>) {
  await expect(element).toBeFocused()
  await expect(element).toBeInViewport()
  await expect(element).toHaveCSS('outline-style', 'solid')
  const box = await element.boundingBox()
  const isInText = await element.evaluate((node) => node.matches('p a'))
  expect(isInText || (box && box.width >= 24 && box.height >= 24), 'the target’s size').toBe(true)
  expect(app.errors).toEqual([])
}

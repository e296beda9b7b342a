import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { type Answer, answer, completion } from '../support/localServer.ts'
import { expect, type Kitchen, test } from './fixtures.ts'

const RECIPE = `# Soup of *leek*

By the [chef](https://example.org).

| Ingredient | Amount |
| --- | ---: |
| leek | 1 |

| Ingredient | Amount | Substitute | From where |
| --- | --- | --- | --- |
| Worcestershire | tablespoons | chrysanthemum | supermarket |

## Steps

1. Cut it.
2. Stir it.

- [x] salt
- [ ] pepper

> Serve hot.

\`\`\`
30 g
\`\`\`
`
const FOUR = ['leek', 'smoked mackerel', 'cream', 'potatoes']
const MANY = Array.from({ length: 101 }, (_, index) => `ingredient ${index}`)
const LONG = ['x'.repeat(300), '', '   spaces   ', 'word '.repeat(60)]
const RTL = ['زعتر', 'חומוס', 'خبز عربي طازج']
const FAILED = answer(500, 'no')

const STATES: [string, string[], Answer?, Record<string, string>?][] = [
  ['empty', []],
  ['1 ingredient', ['leek']],
  ['4 ingredients', FOUR],
  ['101 ingredients', MANY],
  ['asking', FOUR, () => {}],
  ['a recipe', FOUR, completion(RECIPE)],
  ['failed', FOUR, FAILED],
  ['failed, and said so', FOUR, FAILED, { VITE_SHOW_FAILURES: 'on' }],
  ['long words', LONG, completion(`# ${'Long'.repeat(80)}\n\n${'word'.repeat(200)}`)],
  ['right to left', RTL, completion('# خبز بالزعتر\n\n1. اخلط الزعتر.')],
]
const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

for (const [name, ingredients, reply, settings = {}] of STATES)
  test(`axe finds nothing, light and wide, dark and narrow: ${name}`, async ({ open, page }) => {
    const kitchen = await open({ settings, answers: [reply ?? FAILED] })
    await kitchen.addAll(ingredients)
    await expect(kitchen.items).toHaveCount(ingredients.length)
    if (reply) await kitchen.button('Suggest a recipe').click()
    if (name === 'asking') await expect(kitchen.button('Stop')).toBeVisible()
    else if (reply) await expect(kitchen.recipe).toBeVisible()
    if (reply !== FAILED && name !== 'asking' && reply)
      await expect(kitchen.button('Print')).toBeVisible()
    // There are no frames, for which it would open a page of its own each time.
    const axe = new AxeBuilder({ page }).withTags(STANDARDS).setLegacyMode()
    for (const [colorScheme, width] of [
      ['light', 1280],
      ['dark', 320],
    ] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 800 })
      const { violations } = await axe.analyze()
      expect(violations, `${colorScheme}, ${width} px`).toEqual([])
      expect(await sidewaysScroll(page), `${width} px`).toBe(0)
    }
  })

/** By how much the page is wider than the window. */
function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
}

/** All that the live regions have said since, in order; '' where one fell silent. */
async function hear(page: Page) {
  await page.evaluate(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    const region = document.querySelector('[role=status]')
    if (!region) throw new Error('There is no live region before it speaks')
    new MutationObserver(() => heard.push(region.textContent ?? '')).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    })
  })
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard)
}

test('what is heard, in order: asking, ready, and once more after each request', async ({
  open,
  page,
}) => {
  const kitchen = await open({ answers: [completion(RECIPE)] })
  const heard = await hear(page)
  await kitchen.add('leek')
  expect(await heard()).toEqual([])
  await kitchen.ask()
  await kitchen.ask()
  const once = ['Asking the chef…', 'Your recipe is ready.']
  expect(await heard()).toEqual([...once, ...once])

  kitchen.server.answerWith(() => {})
  await kitchen.button('Suggest a recipe').click()
  await kitchen.button('Stop').click()
  expect((await heard()).slice(4)).toEqual(['Asking the chef…', 'Stopped.'])
})

for (const [settings, words] of [
  [{}, ''],
  [
    { VITE_SHOW_FAILURES: 'on' },
    'The chef can’t be reached or is out of order, and it is safe to ask again.',
  ],
] as const)
  test(`what is heard of a failure, with ${JSON.stringify(settings)}: "${words}"`, async ({
    open,
    page,
  }) => {
    const kitchen = await open({ settings, answers: [FAILED] })
    const heard = await hear(page)
    await kitchen.add('leek')
    await kitchen.ask()
    expect(await heard()).toEqual(['Asking the chef…', words])
  })

test('the keyboard alone: ten ingredients, a recipe, a stop, a copy; the focus always in sight', async ({
  open,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const kitchen = await open({ answers: [completion(RECIPE), () => {}] })
  await page.keyboard.press('Tab')
  await expectFocusInSight(kitchen, kitchen.field)
  for (let word = 0; word < 10; word++) await page.keyboard.type(`word${word}\n`)
  await expect(kitchen.items).toHaveCount(10)
  await expect(kitchen.field).toBeFocused()

  for (const name of ['Add Ingredient', 'Suggest a recipe', 'Get a recipe']) {
    await page.keyboard.press('Tab')
    await expectFocusInSight(kitchen, kitchen.button(name))
  }
  await page.keyboard.press('Enter')
  await expect(kitchen.recipe.getByRole('heading', { name: 'Soup' })).toBeInViewport()
  await expect(kitchen.button('Get a recipe')).toBeFocused()

  await page.keyboard.press('Tab')
  await expectFocusInSight(kitchen, kitchen.recipe.getByRole('link'))
  await page.keyboard.press('Tab')
  await expectFocusInSight(kitchen, kitchen.button('Copy recipe'))
  await page.keyboard.press('Enter')
  await expect(kitchen.recipe.getByRole('status')).toHaveText('Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(RECIPE)

  await kitchen.button('Get a recipe').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await expectFocusInSight(kitchen, kitchen.button('Stop'))
  await page.keyboard.press('Enter')
  await expect(kitchen.button('Stop')).toBeHidden()
  await expect(kitchen.button('Get a recipe')).toBeFocused()
})

async function expectFocusInSight(kitchen: Kitchen, element: ReturnType<Kitchen['button']>) {
  await expect(element).toBeFocused()
  await expect(element).toBeInViewport()
  await expect(element).toHaveCSS('outline-style', 'solid')
  const box = await element.boundingBox()
  const isInText = await element.evaluate((node) => node.matches('p a'))
  expect(isInText || (box && box.width >= 24 && box.height >= 24), 'the target’s size').toBe(true)
  expect(kitchen.errors).toEqual([])
}

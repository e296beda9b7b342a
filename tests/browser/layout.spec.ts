import type { Locator } from '@playwright/test'
import { beginningOf, openStream, STREAM_END, streamOf } from '../support/events.ts'
import { send } from '../support/localServer.ts'
import { addShareSheet, expect, GRATIN, STREAM_AND_FAILURES, test } from './fixtures.ts'
import { lengthsOfLines, linesOf, rectOf, rectsOf } from './places.ts'

test('while the chef works, the button looks unavailable, and nothing moves', async ({
  open,
  page,
}) => {
  const app = await open({ ingredients: ['leek'], responses: [() => {}] })
  const accent = await app.color('var(--accent)')
  const button = app.button('Suggest a recipe')
  await expect(button).toHaveCSS('background-color', accent)
  await button.click()
  await expect(button).not.toHaveCSS('background-color', accent)
  // Motion is reduced in all tests: the bar must not be animated.
  await app.settle()
  const picture = () => page.locator('[data-phase]').screenshot()
  expect((await picture()).equals(await picture())).toBe(true)
})

test('a message about Copy, Share or the switch moves nothing', async ({ open, page }) => {
  await addShareSheet(page)
  const app = await open({ recipe: '# Soup' })
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('no'))
    navigator.wakeLock.request = () => Promise.reject(new Error('no'))
  })
  const toggle = page.getByText('Keep screen on')
  async function places() {
    const places = new Map<number, number[][]>()
    for (const width of [360, 1280]) {
      await app.resize(width)
      const { top } = await rectOf(app.recipe)
      const parts = await rectsOf(app.recipe.locator('button, label, [aria-busy]'))
      places.set(
        width,
        parts.map((part) => [part.left, part.right, part.top - top]),
      )
    }
    return places
  }
  const before = await places()
  for (const name of ['Copy recipe', 'Share']) {
    await app.button(name).click()
    await expect(app.recipe.getByRole('status')).toContainText('Couldn’t')
    expect(await places()).toEqual(before)
  }
  await toggle.click()
  await expect(page.getByRole('alert')).not.toBeEmpty()
  expect(await places()).toEqual(before)
})

test('the end of a stream moves no line that is being read', async ({ openStreaming }) => {
  const { app, stream } = await openStreaming()
  // Steps of all lengths: where the last line of a text is short, browsers may move words to it.
  const steps = Array.from({ length: 20 }, (_, at) => `1. Stir ${'it well, '.repeat(at + 8)}now.`)
  stream.write(...beginningOf(`${GRATIN.split('1. ')[0]}${steps.join('\n')}\n`))
  await expect(app.text.locator('ol > li')).toHaveCount(steps.length)
  await app.settle()
  const before = await app.text.evaluate(linesOf)
  stream.end(...STREAM_END)
  await expect(app.button('Print')).toBeEnabled()
  await app.settle()
  expect(await app.text.evaluate(linesOf)).toEqual(before)
})

const WIDTHS = [390, 1280]

test('Stop is in view wherever one reads', async ({ open, page }) => {
  const app = await open({ recipe: GRATIN })
  app.upstream.respondWith(() => {})
  await app.button('Suggest a recipe').click()
  for (const width of WIDTHS) {
    await app.resize(width, 700)
    for (const y of [0, 300, 9999]) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y)
      await expect(app.button('Stop')).toBeInViewport({ ratio: 1 })
    }
    const { bottom } = await rectOf(app.recipe)
    const bar = await rectOf(page.locator('[data-phase]'))
    expect(bottom, 'the bar covers nothing at the end of the page').toBeLessThan(bar.top)
  }
})

test('“Stopped.” is in view, moves nothing, and fades', async ({ open, page }) => {
  const app = await open({ recipe: GRATIN })
  app.upstream.respondWith(() => {})
  for (const width of WIDTHS) {
    await app.resize(width, 700)
    await app.button('Suggest a recipe').click()
    await expect(app.status).toHaveCSS('opacity', '1')
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
    const before = await rectOf(app.recipe)
    await app.button('Stop').click()
    await expect(app.status).toHaveText('Stopped.')
    await app.settle()
    await expect(app.status).toBeInViewport({ ratio: 1 })
    expect((await rectOf(app.recipe)).top).toBe(before.top)
    const isCovered = await app.status.evaluate((words) => {
      const { x, y } = words.getBoundingClientRect()
      return words.contains(document.elementFromPoint(x + 1, y + 1))
    })
    expect(isCovered, 'a click goes to the recipe below').toBe(false)
    await app.status.evaluate((words) => {
      for (const transition of words.getAnimations()) transition.finish()
    })
    await expect(app.status).toHaveCSS('opacity', '0')
  }
})

test('on a phone, a reply of one sentence is not on a whole screen of paper', async ({
  open,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const app = await open({ recipe: 'I need more.' })
  await expect(app.text).toBeInViewport({ ratio: 1 })
  const sheet = await rectOf(app.text.locator('..'))
  expect(sheet.height).toBeLessThan(844 / 2)
})

test('while a table is read that still streams, its columns keep their places', async ({
  open,
}) => {
  const app = await open({ ingredients: ['leek'], settings: STREAM_AND_FAILURES })
  for (const width of WIDTHS) {
    await app.resize(width)
    const stream = openStream()
    app.upstream.respondWith(stream.respond)
    await app.button('Suggest a recipe').click()
    const rows = ['| Salt | 1 g |\n', `| Potatoes | ${'waxy, peeled and cut '.repeat(5)} |\n`]
    const events = streamOf('# Soup\n\n| Food | How much |\n|-|-|\n', ...rows, '\n1. Stir.')
    const places = async () => (await rectsOf(app.text.locator('th'))).map(({ x }) => x)
    stream.write(...events.slice(0, 3))
    await expect(app.text.locator('td')).toHaveCount(2)
    const before = await places()
    stream.end(...events.slice(3))
    await expect(app.button('Print')).toBeEnabled()
    await expect(app.text.locator('td')).toHaveCount(4)
    expect(await places()).toEqual(before)
  }
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

test('the browser’s bars have the colour of the page, in both themes', async ({ open, page }) => {
  const app = await open()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const theme = page.locator(`meta[name=theme-color][media*=${colorScheme}]`)
    const color = await app.color((await theme.getAttribute('content')) ?? '')
    await expect(page.locator('body')).toHaveCSS('background-color', color)
  }
})

test('without a recipe, nothing has to be scrolled', async ({ open, page }) => {
  const app = await open({ ingredients: ['leek', 'egg', 'salt', 'oil'] })
  const overflow = () => document.documentElement.scrollHeight - innerHeight
  for (const [width, height] of [
    [1280, 720],
    [390, 844],
  ] as const) {
    await app.resize(width, height)
    expect(await page.evaluate(overflow), `${width} x ${height}`).toBe(0)
  }
})

test('after a failure, a cook sees a blank sheet below a long list', async ({ open }) => {
  const ingredients = Array.from({ length: 12 }, (_, index) => `ingredient ${index}`)
  const app = await open({ ingredients, responses: [send(402, 'no')] })
  for (const [width, height] of [
    [1280, 720],
    [320, 480],
  ] as const) {
    await app.resize(width, height)
    await app.request()
    await expect(app.recipe).toBeEmpty()
    await expect(app.recipe, `${width} x ${height}`).toBeInViewport({ ratio: 1 })
    expect((await rectOf(app.recipe)).height).toBeGreaterThan(100)
  }
  await expect(app.recipe).toHaveCSS('background-color', await app.color('var(--sheet)'))
})

test('a long word of a title stays on one line of a phone', async ({ open, page }) => {
  const app = await open({ ingredients: ['leek'] })
  for (const title of ['MUSHROOM', 'Champignonsuppe']) {
    await app.show(`**${title}**\n\n## Ingredients\n\n- leek`)
    const heading = app.text.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(title)
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await heading.evaluate(lengthsOfLines), `${title} at ${width} px`).toHaveLength(1)
    }
  }
})

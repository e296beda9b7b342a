import type { Locator } from '@playwright/test'
import { beginningOf, openStream, STREAM_END, streamOf } from '../support/events.ts'
import { send } from '../support/localServer.ts'
import { addShareSheet, expect, GRATIN, STREAM_AND_FAILURES, test } from './fixtures.ts'
import { lengthsOfLines, rectOf, rectsOf } from './places.ts'

test('a running request has an unfilled button and a still bar', async ({ open, page }) => {
  const app = await open({ ingredients: ['leek'], responses: [() => {}] })
  const accent = await app.color('var(--accent)')
  const button = app.button('Suggest a recipe')
  await expect(button).toHaveCSS('background-color', accent)
  await button.click()
  await expect(button).not.toHaveCSS('background-color', accent)
  // All of these tests have reduced motion.
  const picture = () => page.getByRole('progressbar').screenshot()
  expect((await picture()).equals(await picture())).toBe(true)
})

test('the actions, which may wrap, stand above the recipe', async ({ open, context }) => {
  await context.grantPermissions(['clipboard-write'])
  const app = await open({ recipe: GRATIN })
  const copy = app.button('Copy recipe')
  await copy.click()
  for (const width of [320, 390, 768, 1280]) {
    await app.resize(width)
    const parts = app.recipe.locator('button, label:has([role=switch]), h1')
    await expect(parts).toHaveText(['Copy recipe', 'Print', 'Keep screen on', 'Leek gratin'])
    await expect(copy).toBeFocused()
    const sheet = await rectOf(app.recipe)
    const title = await rectOf(app.text.getByRole('heading'))
    const tools = await rectsOf(app.recipe.locator('button, label:has([role=switch])'))
    expect(tools).toHaveLength(3)
    for (const { right, bottom } of tools) {
      expect(right).toBeLessThanOrEqual(sheet.right)
      expect(bottom).toBeLessThan(title.top)
    }
  }
})

test('a message beside the switch moves nothing', async ({ open, page }) => {
  await addShareSheet(page)
  const app = await open({ recipe: '# Soup' })
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('no'))
    navigator.wakeLock.request = () => Promise.reject(new Error('no'))
  })
  const toggle = page.getByText('Keep screen on')
  async function places() {
    const places = new Map<number, number[][]>()
    for (const width of [360, 412, 768, 1280]) {
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

for (const hasSwitch of [true, false]) {
  test(`a stream’s end moves no line, switch: ${hasSwitch}`, async ({ openStreaming, page }) => {
    // A page without https has no wake lock, so it has no switch.
    if (!hasSwitch)
      await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'wakeLock'))
    const { app, stream } = await openStreaming()
    stream.write(...beginningOf(GRATIN))
    await expect(app.text.getByRole('heading')).toHaveCount(3)
    await expect(page.getByRole('switch')).toHaveCount(hasSwitch ? 1 : 0)
    await app.settle()
    const step = app.text.locator('ol > li').first()
    const places = async () => [
      await rectsOf(app.text.locator('section > *')),
      await step.evaluate((item) => getComputedStyle(item).textWrapStyle),
    ]
    const before = await places()
    stream.end(...STREAM_END)
    await expect(app.button('Print')).toBeEnabled()
    await app.settle()
    expect(await places()).toEqual(before)
  })
}

for (const width of [390, 1280]) {
  test(`at ${width} px, the bar is at the window’s edge over a recipe`, async ({ open, page }) => {
    await page.setViewportSize({ width, height: 700 })
    const app = await open({ ingredients: ['leek'], responses: [() => {}] })
    const bar = page.locator('[data-phase]')
    const expectBar = (place: Record<string, number>) =>
      expect.poll(() => rectOf(bar)).toMatchObject(place)
    const atTheEdge = { left: 0, right: width, bottom: 700 }
    async function stop() {
      await app.button('Stop').click()
      await expect(app.status).toHaveText('Stopped.')
      await expect(app.status).toBeInViewport()
    }
    const { left } = await rectOf(page.locator('form'))
    await app.button('Suggest a recipe').click()
    await expectBar({ left })
    await stop()
    await expectBar({ left })

    await app.show(GRATIN)
    app.server.respondWith(() => {})
    await app.button('Suggest a recipe').click()
    for (const y of [0, 9999, 300]) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y)
      await expectBar(atTheEdge)
      // At the end of the page, it covers nothing of the recipe.
      const { bottom } = await rectOf(app.recipe)
      if (y === 9999) expect(bottom).toBeLessThan((await rectOf(bar)).top)
    }
    const before = await rectOf(app.recipe)
    await stop()
    await app.settle()
    expect((await rectOf(app.recipe)).top, 'does not move').toBe(before.top)
    await expectBar(atTheEdge)
    // It lets clicks through, and its words fade out.
    await expect(bar).toHaveCSS('pointer-events', 'none')
    await app.status.evaluate((element) => {
      for (const transition of element.getAnimations()) transition.finish()
    })
    await expect(app.status).toHaveCSS('opacity', '0')
    await app.button('Suggest a recipe').click()
    await expect(app.status).not.toHaveText('Stopped.')
  })
}

test('a short reply has a short sheet, at the top of the window', async ({ open, page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const app = await open({ recipe: 'I need more.' })
  await expect(app.text).toBeInViewport({ ratio: 1 })
  const sheet = await rectOf(app.text.locator('..'))
  expect(sheet.height, 'not the whole window').toBeLessThan(844 / 2)
})

test('while a table streams, its columns keep their places', async ({ open }) => {
  const app = await open({ ingredients: ['leek'], settings: STREAM_AND_FAILURES })
  for (const width of [768, 1280, 390]) {
    await app.resize(width)
    const stream = openStream()
    app.server.respondWith(stream.respond)
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

test('facts are columns with labels above, in the recipe’s direction', async ({ open, page }) => {
  const app = await open({ recipe: GRATIN })
  const facts = app.text.locator('[data-facts] > *')
  for (const width of [360, 1280]) {
    await app.resize(width)
    const tops = (await rectsOf(facts)).map(({ top }) => top)
    expect(tops, 'all in one row').toEqual(Array(3).fill(tops[2]))
  }
  await app.text.locator('[data-facts]').selectText()
  const selected = (await page.evaluate(() => String(getSelection()))).replaceAll('\u00A0', ' ')
  expect(selected).toBe('Prep time: 20 minutes Cook time: 45 minutes Serves: 4')
  await app.show('# شوربة\n\nوقت التحضير: 10 دقائق | وقت الطهي: 25 دقيقة\n\n- بصلة')
  const row = await rectOf(app.text.locator('[data-facts]'))
  expect((await rectOf(facts)).right).toBe(row.right)
})

test('boxes and numbers have one edge, and their text has another', async ({ open, page }) => {
  await page.setViewportSize({ width: 400, height: 800 })
  const recipe = GRATIN.replace(/\n(?=\d)/g, '\n\n').replace(/\[add\]\S+/g, 'add')
  const app = await open({ recipe })
  const { left: edge } = await rectOf(app.text.getByRole('heading').last())
  for (const box of await rectsOf(app.text.getByRole('checkbox'))) expect(box.left).toBe(edge)
  for (const selector of ['label', 'ol p']) {
    const lefts = await app.text
      .locator(selector)
      .first()
      .evaluate((element) => {
        const range = document.createRange()
        range.selectNodeContents(element.lastChild ?? element)
        return [...range.getClientRects()].map(({ x }) => Math.round(x))
      })
    expect(new Set(lefts).size).toBe(1)
    expect(lefts[0]).toBeGreaterThan(edge + 20)
  }
})

test('each line of the ingredients can be ticked off', async ({ open, page }) => {
  const app = await open({ recipe: GRATIN })
  const line = app.text.locator('label', { hasText: '3 leeks' })
  const { width, height } = await rectOf(line)
  expect(Math.floor(height), 'a target for a finger, and no more than a line').toBe(44)
  await line.click({ position: { x: width - 5, y: height - 5 } })
  await expect(line).toHaveCSS('text-decoration-line', 'line-through')
  await page.emulateMedia({ media: 'print' })
  await expect(line.getByRole('checkbox')).toBeChecked()
  await expect(line.getByRole('checkbox')).toHaveCSS('background-image', 'none')
})

test('a step can be ticked off with the keyboard, and is a number on paper', async ({
  open,
  page,
}) => {
  const app = await open({ recipe: GRATIN })
  const [first, second] = [1, 2].map((number) =>
    app.text.getByRole('checkbox', { name: `Step ${number}` }),
  ) as [Locator, Locator]
  const numberIn = (box: Locator) =>
    box.evaluate((element) => getComputedStyle(element, '::before').content)
  const words = app.text.locator('ol > li').first()
  await first.focus()
  await page.keyboard.press('Space')
  await expect(first).toBeChecked()
  await expect(second).not.toBeChecked()
  await expect(words).toHaveCSS('color', await app.color('var(--quiet)'))
  expect(await numberIn(first)).toContain('✓')
  expect(await numberIn(second)).toContain('counter')
  await page.emulateMedia({ media: 'print' })
  expect(await numberIn(first)).toContain('counter')
  await expect(words).toHaveCSS('color', await app.color('var(--ink)'))
  await page.emulateMedia({ media: 'screen', forcedColors: 'active' })
  expect(await numberIn(first)).toContain('counter')
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

test('the sprig is never the reason for a scrollbar', async ({ open, page }) => {
  const app = await open()
  const overflow = () => document.documentElement.scrollHeight - innerHeight
  for (const ingredients of [[], ['leek'], ['egg', 'salt', 'oil']]) {
    await app.prepare(ingredients)
    for (const [width, height] of [
      [1280, 720],
      [768, 1024],
      [390, 844],
    ] as const) {
      await app.resize(width, height)
      expect(await page.evaluate(overflow), `${width} x ${height}, ${ingredients}`).toBe(0)
    }
  }
})

for (const count of [1, 4, 12]) {
  test(`after a failure, a blank sheet is in view, with ${count} ingredients`, async ({ open }) => {
    const ingredients = Array.from({ length: count }, (_, index) => `ingredient ${index}`)
    const app = await open({ ingredients, responses: [send(402, 'no')] })
    for (const [width, height] of [
      [1280, 720],
      [1280, 900],
      [390, 844],
      [320, 480],
    ] as const) {
      await app.resize(width, height)
      app.server.respondWith(send(402, 'no'))
      await app.request()
      await expect(app.recipe).toBeEmpty()
      await expect(app.recipe).toHaveCSS('background-color', await app.color('var(--sheet)'))
      await expect(app.recipe, `${width} x ${height}`).toBeInViewport({ ratio: 1 })
      expect((await rectOf(app.recipe)).height).toBeGreaterThan(100)
    }
  })
}

test('no line of a title has only one or two letters', async ({ open, page, context }) => {
  const app = await open({ ingredients: ['leek'] })
  const devTools = await context.newCDPSession(page)
  const compound = 'Schweinefleischpfannkuchenauflauf'
  const compounds = [18, 24, 30, 31, 32, 33].map((length) => compound.slice(0, length))
  for (const title of ['MUSHROOM', 'Champignonrahmsuppe', ...compounds]) {
    await app.show(`**${title}**\n\n## Ingredients\n\n- leek`)
    const heading = app.text.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(title)
    for (const standard of [16, 32]) {
      await devTools.send('Page.setFontSizes', { fontSizes: { standard } })
      await expect(page.locator('html')).toHaveCSS('font-size', `${standard}px`)
      for (const width of [320, 360, 390]) {
        await page.setViewportSize({ width, height: 800 })
        const lines = await heading.evaluate(lengthsOfLines)
        expect(Math.min(...lines), `${title} at ${width} and ${standard} px`).toBeGreaterThan(2)
      }
    }
  }
})

test('the call to action has even lines, and an edge in forced colors', async ({ open, page }) => {
  const app = await open({ ingredients: ['leek', 'egg', 'salt', 'oil'] })
  const words = page.getByText('Get a recipe from your list')
  await page.setViewportSize({ width: 360, height: 800 })
  const lengths = await words.evaluate(lengthsOfLines)
  expect(Math.min(...lengths) / Math.max(...lengths)).toBeGreaterThan(0.5)
  await page.emulateMedia({ forcedColors: 'active' })
  const edge = page.locator('section', { has: words })
  await expect(edge).toHaveCSS('border-top-color', await app.color('CanvasText'))
})

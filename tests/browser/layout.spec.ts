import type { Locator } from '@playwright/test'
import { deltas } from '../support/localServer.ts'
import { type AppPage, expect, GRATIN, lengthsOfLines, rectsOf, test } from './fixtures.ts'

/** The names of the filled buttons. */
const filled = async (app: AppPage) => {
  const accent = await app.color('var(--accent)')
  return app.page
    .locator('button')
    .evaluateAll(
      (buttons, accent) =>
        buttons
          .filter((button) => getComputedStyle(button).backgroundColor === accent)
          .map(({ textContent }) => textContent),
      accent,
    )
}

test('one button at a time is filled: what to do next', async ({ open }) => {
  const app = await open({ responses: [() => {}] })
  expect(await filled(app)).toEqual(['Add Ingredient'])
  await app.add('leek', 'egg', 'salt')
  expect(await filled(app)).toEqual(['Suggest a recipe'])
  await app.add('oil')
  expect(await filled(app)).toEqual(['Get a recipe'])

  const suggest = app.button('Suggest a recipe')
  const place = await suggest.boundingBox()
  await suggest.click()
  await expect(suggest).toHaveAttribute('aria-disabled', 'true')
  expect(await suggest.boundingBox()).toEqual(place)
  expect(await filled(app)).toEqual([])
})

test('a wide screen has the actions above the recipe', async ({ open, page, context }) => {
  await context.grantPermissions(['clipboard-write'])
  const app = await open({ ingredients: ['leek'] })
  await app.show(GRATIN)
  const inOrder = () =>
    app.recipe
      .locator('button, [role=switch], h1')
      .evaluateAll((elements) => elements.map((element) => element.textContent || element.role))
  const ACTIONS = ['Copy recipe', 'Print']
  const copy = app.button('Copy recipe')
  await copy.click()
  const status = app.recipe.getByRole('status')
  await expect(status).not.toBeEmpty()
  for (const width of [767, 768, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const isWide = width >= 768
    const order = isWide
      ? [...ACTIONS, 'switch', 'Leek gratin']
      : ['switch', 'Leek gratin', ...ACTIONS]
    await expect.poll(inOrder).toEqual(order)
    await expect(copy).toBeFocused()
    await expect(status).not.toBeEmpty()
    const y = async (name: string) => Number((await app.button(name).boundingBox())?.y)
    const toggle = Number((await page.getByText('Keep screen on').boundingBox())?.y)
    expect(Math.abs((await y('Copy recipe')) - toggle) < 2).toBe(isWide)
    expect(await y('Print')).toBe(await y('Copy recipe'))
  }
})

test('beside the switch, what failed is said without moving anything', async ({ open, page }) => {
  const app = await open({ recipe: '# Soup' })
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('no'))
    navigator.wakeLock.request = () => Promise.reject(new Error('no'))
  })
  /** The places of an element at each width. */
  const placesOf = async (element: Locator) => {
    const places: DOMRect[] = []
    for (const width of [768, 900, 1023, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      places.push(...(await rectsOf(element)))
    }
    return places
  }
  const before = await placesOf(app.text)
  await app.button('Copy recipe').click()
  const [message, toggle] = [app.recipe.getByRole('status'), page.getByText('Keep screen on')]
  await expect(message).not.toBeEmpty()
  const toggles = await placesOf(toggle)
  for (const [at, { right }] of (await placesOf(message)).entries())
    expect(right).toBeLessThan(Number(toggles[at]?.left))
  expect(await placesOf(app.text)).toEqual(before)
  // Two messages may need two rows.
  await toggle.click()
  const alert = page.getByRole('alert')
  await expect(alert).not.toBeEmpty()
  const alerts = await placesOf(alert)
  for (const [at, { right, bottom }] of (await placesOf(message)).entries())
    expect(right < Number(alerts[at]?.left) || bottom < Number(alerts[at]?.top)).toBe(true)
})

test('the end of a stream neither moves nor breaks a line', async ({ openStreaming, page }) => {
  for (const hasWakeLock of [true, false]) {
    if (!hasWakeLock)
      await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'wakeLock'))
    const { app, stream } = await openStreaming()
    if (!hasWakeLock) await page.evaluate(() => Reflect.deleteProperty(navigator, 'wakeLock'))
    const events = deltas(GRATIN)
    stream.write(...events.slice(0, -2))
    await expect(app.text.getByRole('heading')).toHaveCount(3)
    await expect(page.getByRole('switch')).toHaveCount(hasWakeLock ? 1 : 0)
    const step = app.text.locator('ol > li').first()
    const places = async () => [
      await rectsOf(app.text.locator('section > *')),
      await step.evaluate((item) => getComputedStyle(item).textWrapStyle),
    ]
    const before = await places()
    stream.end(...events.slice(-2))
    await expect(app.button('Print')).toBeVisible()
    expect(await places()).toEqual(before)
  }
})

for (const width of [390, 1280])
  test(`at ${width} px, the bar is at the window’s edge over a recipe`, async ({ open, page }) => {
    await page.setViewportSize({ width, height: 700 })
    const app = await open({ ingredients: ['leek'], responses: [() => {}] })
    const bar = async () => (await rectsOf(app.status.locator('..')))[0] as DOMRect
    const recipeTop = () =>
      app.recipe.evaluate((recipe) => recipe.getBoundingClientRect().top + scrollY)
    const stop = async () => {
      await app.button('Stop').click()
      await expect(app.status).toHaveText('Stopped.')
      await expect(app.status).toBeInViewport()
    }
    const { x } = (await page.locator('form').boundingBox()) ?? {}
    await app.button('Suggest a recipe').click()
    await expect(app.button('Stop')).toBeVisible()
    expect(await bar()).toMatchObject({ x })
    await stop()
    expect(await bar()).toMatchObject({ x })

    await app.show(GRATIN)
    const top = await recipeTop()
    app.server.respondWith(() => {})
    await app.button('Suggest a recipe').click()
    for (const y of [0, 9999, 300]) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y)
      expect(await bar()).toMatchObject({ left: 0, right: width, bottom: 700 })
      // At the end of the page, it covers nothing of the recipe.
      const [sheet] = await rectsOf(app.recipe)
      if (y === 9999) expect(sheet?.bottom).toBeLessThan((await bar()).top)
    }
    expect(await recipeTop()).toBe(top)
    await stop()
    expect(await page.evaluate(() => scrollY)).toBe(300)
    expect(await bar()).toMatchObject({ left: 0, right: width, bottom: 700 })
    // It lets clicks through, and leaves by itself.
    await expect(app.status.locator('..')).toHaveCSS('pointer-events', 'none')
    await expect(app.status.locator('..')).toHaveCSS('opacity', '0')
    await app.button('Suggest a recipe').click()
    await expect(app.status).not.toHaveText('Stopped.')
  })

test('a short reply has a short sheet, at the top of the window', async ({ open, page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const app = await open({ recipe: 'I need more.' })
  const sheet = await app.text.evaluate((text) => text.parentElement?.clientHeight)
  expect(sheet).toBeLessThan(250)
  expect((await app.text.boundingBox())?.y).toBeLessThan(100)
})

test('while a table streams, its columns keep their places', async ({ openStreaming, page }) => {
  for (const width of [768, 1280, 390]) {
    await page.setViewportSize({ width, height: 800 })
    const { app, stream } = await openStreaming()
    const rows = ['| Salt | 1 g |\n', `| Potatoes | ${'waxy, peeled and cut '.repeat(5)} |\n`]
    const events = deltas('# Soup\n\n| Food | How much |\n|-|-|\n', ...rows, '\n1. Stir.')
    const places = async () => (await rectsOf(app.text.locator('th'))).map(({ x }) => x)
    stream.write(...events.slice(0, 3))
    await expect(app.text.locator('td')).toHaveCount(2)
    const before = await places()
    stream.end(...events.slice(3))
    await expect(app.button('Print')).toBeVisible()
    await expect(app.text.locator('td')).toHaveCount(4)
    expect(await places()).toEqual(before)
  }
})

test('facts are columns, each with its label above it, in the direction of the recipe', async ({
  open,
  page,
}) => {
  const app = await open({ recipe: GRATIN })
  const facts = app.text.locator('[data-facts] > *')
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const tops = (await rectsOf(facts)).map(({ top }) => top)
    expect(tops, 'all in one row').toEqual(Array(3).fill(tops[2]))
  }
  await app.text.locator('[data-facts]').selectText()
  const selected = (await page.evaluate(() => String(getSelection()))).replaceAll('\u00A0', ' ')
  expect(selected).toBe('Prep time: 20 minutes Cook time: 45 minutes Serves: 4')
  await app.show('# شوربة\n\nوقت التحضير: 10 دقائق | وقت الطهي: 25 دقيقة\n\n- بصلة')
  const [row] = await rectsOf(app.text.locator('[data-facts]'))
  expect((await rectsOf(facts))[0]?.right).toBe(row?.right)
})

test('boxes and numbers begin at the edge of their heading, and all lines of their text at another', async ({
  open,
  page,
}) => {
  await page.setViewportSize({ width: 400, height: 800 })
  const recipe = GRATIN.replace(/\n(?=\d)/g, '\n\n').replace(/\[add\]\S+/g, 'add')
  const app = await open({ recipe })
  const { x: edge = 0 } = (await app.text.getByRole('heading').last().boundingBox()) ?? {}
  expect((await app.text.getByRole('checkbox').first().boundingBox())?.x).toBe(edge)
  for (const selector of ['label', 'ol p']) {
    const [first = 0, ...others] = await app.text
      .locator(selector)
      .first()
      .evaluate((element) => {
        const range = document.createRange()
        range.selectNodeContents(element.lastChild ?? element)
        const lefts = [...range.getClientRects()].map(({ x }) => Math.round(x))
        const { marginLeft } = getComputedStyle(element, '::before')
        return [...new Set(lefts), (lefts[0] ?? 0) + Number.parseFloat(marginLeft)]
      })
    expect(first).toBeGreaterThan(edge + 20)
    expect(others).toEqual([selector === 'label' ? first : edge])
  }
})

test('each line of the ingredients can be ticked off, until the next recipe', async ({
  openStreaming,
  page,
}) => {
  const { app, stream } = await openStreaming()
  const events = deltas(GRATIN)
  stream.write(...events.slice(0, -2))
  const leeks = app.text.getByRole('checkbox', { name: '3 leeks' })
  const line = app.text.locator('label', { hasText: '3 leeks' })
  const { width = 0, height = 0 } = (await line.boundingBox()) ?? {}
  expect(Math.floor(height), 'a target for a finger, and no more than a line').toBe(44)
  await line.click({ position: { x: width - 5, y: height - 5 } })
  await expect(line).toHaveCSS('text-decoration-line', 'line-through')
  stream.end(...events.slice(-2))
  await expect(app.button('Print')).toBeVisible()
  await expect(leeks).toBeChecked()
  await page.emulateMedia({ media: 'print' })
  await expect(leeks).toHaveCSS('background-image', 'none')
  await page.emulateMedia({ media: 'screen' })
  await app.show(GRATIN)
  await expect(leeks).not.toBeChecked()
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
  for (const ingredients of [[], ['leek'], ['egg', 'salt', 'oil']]) {
    await app.prepare(ingredients)
    for (const [width, height] of [
      [1280, 720],
      [768, 1024],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      const overflow = await page.evaluate(
        () => document.documentElement.scrollHeight - innerHeight,
      )
      expect(overflow, `${width} x ${height}, ${ingredients}`).toBe(0)
    }
  }
})

test('no line of a title is the last letter or two', async ({ open, page, context }) => {
  const app = await open({ ingredients: ['leek'] })
  const devTools = await context.newCDPSession(page)
  const compound = 'Schweinefleischpfannkuchenauflauf'
  const lengths = [18, 24, 30, 31, 32, 33]
  const titles = [
    'MUSHROOM',
    'Champignonrahmsuppe',
    ...lengths.map((end) => compound.slice(0, end)),
  ]
  for (const title of titles) {
    await app.show(`**${title}**\n\n## Ingredients\n\n- leek`)
    const heading = app.text.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(title)
    for (const standard of [16, 32]) {
      await devTools.send('Page.setFontSizes', { fontSizes: { standard } })
      for (const width of [320, 360, 390]) {
        await page.setViewportSize({ width, height: 800 })
        const lines = await heading.evaluate(lengthsOfLines)
        expect(Math.min(...lines), `${title} at ${width} and ${standard} px`).toBeGreaterThan(2)
      }
    }
  }
})

test('the call to action has lines of about the same length, and an edge in forced colors', async ({
  open,
  page,
}) => {
  const app = await open({ ingredients: ['leek', 'egg', 'salt', 'oil'] })
  const words = page.getByText('Get a recipe from your list')
  await page.setViewportSize({ width: 360, height: 800 })
  const lengths = await words.evaluate(lengthsOfLines)
  expect(Math.min(...lengths) / Math.max(...lengths)).toBeGreaterThan(0.5)
  await page.emulateMedia({ forcedColors: 'active' })
  await expect(page.locator('section', { has: words })).toHaveCSS(
    'border-top-color',
    await app.color('CanvasText'),
  )
})

import { completion, deltas, openStream, respond } from '../support/localServer.ts'
import { expect, OPTIONS_ON, rectsOf, test } from './fixtures.ts'

const LONG = `# Soup\n\n${'Stir **well**.\n\n'.repeat(60)}`

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  for (const isStreamed of [false, true])
    test(`a new ${isStreamed ? 'streamed' : 'whole'} recipe has the window, from its top to the status bar`, async ({
      open,
      page,
    }) => {
      const app = await open({
        ingredients: Array.from({ length: 16 }, (_, index) => `egg ${index}`),
        settings: isStreamed ? OPTIONS_ON : {},
      })
      const topOf = (name: string) =>
        page.evaluate((name) => document.querySelector(name)?.getBoundingClientRect().top, name)
      const buttons = page.locator('[aria-disabled]')
      for (const [button, reply, words] of [
        [buttons.first(), '# Soup\n\n1. Stir.\n', 'Stir.'],
        [buttons.last(), LONG, 'Stir well.'],
      ] as const) {
        const stream = isStreamed ? openStream() : undefined
        const events = deltas(reply)
        app.server.respondWith(stream?.respond ?? completion(reply))
        await button.tap()
        stream?.write(...events.slice(0, -2))
        await expect(app.text.locator('p, li').first()).toHaveText(words)
        const y = await topOf('[aria-busy]')
        expect(y).toBeGreaterThanOrEqual(0)
        expect(y).toBeLessThan(100)
        const [sheet] = await rectsOf(app.text.locator('..'))
        expect(sheet?.bottom).toBeGreaterThan(((await topOf('div:has(> progress)')) ?? 776) - 8)
        stream?.end(...events.slice(-2))
        await expect(app.button('Print')).toBeVisible()
      }
    })

  test('text of twice the size overflows nothing, and leaves most of the window to the recipe', async ({
    open,
    page,
    context,
  }) => {
    const app = await open({
      ingredients: ['leek', 'egg', 'salt', 'oil'],
      recipe: '# Soup\n\n1. Stir.',
    })
    const devTools = await context.newCDPSession(page)
    await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
    app.server.respondWith(respond(503, '', { 'Retry-After': '20' }))
    await app.button('Suggest a recipe').press('Enter')
    await expect(app.status).toContainText('Not yet')
    for (const [width, height] of [
      [390, 844],
      [360, 740],
      [320, 640],
    ] as const) {
      await page.setViewportSize({ width, height })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      const bar = await page.locator('div:has(> progress)').boundingBox()
      expect(Number(bar?.height) / height).toBeLessThan(1 / 3)
    }
  })

  test('a table scrolls sideways, and a tap leaves no hover', async ({ open, page, context }) => {
    await context.grantPermissions(['clipboard-write'])
    const row = '| Worcestershire | tablespoons | chrysanthemum | supermarket | Thursday |'
    const table = `${row}\n|-|-|-|-|-|\n${row}`
    const app = await open({
      ingredients: ['leek'],
      responses: [completion(`# Soup\n\n${table}\n\n1. Stir.`)],
    })
    await app.button('Suggest a recipe').tap()
    const wideTable = app.text.getByRole('group', { name: 'Table' })
    const title = app.text.getByRole('heading')
    const place = await title.evaluate((heading) => heading.getBoundingClientRect().x)
    await wideTable.evaluate((element) => element.scrollTo({ left: 300, behavior: 'instant' }))
    expect(await wideTable.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(50)
    expect(await title.evaluate((heading) => heading.getBoundingClientRect().x)).toBe(place)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)

    const copy = app.button('Copy recipe')
    await copy.tap()
    await expect(copy).toHaveCSS('color', await app.color('var(--ink)'))
    // Beside the buttons, and none of them has moved.
    const words = await app.recipe.getByRole('status').boundingBox()
    const [button, print] = [await copy.boundingBox(), await app.button('Print').boundingBox()]
    expect(Number(words?.x)).toBeLessThan(Number(print?.x) + Number(print?.width) + 20)
    expect(Math.abs(Number(words?.y) - Number(button?.y))).toBeLessThan(Number(button?.height))
  })
})

import { completion, deltas, openStream, respond } from '../support/localServer.ts'
import { EXTENSION_CHANGES, holdScript, translate, untranslated } from './changePage.ts'
import { type AppPage, expect, OPTIONS_ON, test } from './fixtures.ts'

const REPLIES = [
  ['# Soup\n\nA **warm** one.\n\n- leek\n- **big** potato\n\n1. Stir *well* now.', 'ol em'],
  ['# Stew\n\n| a | b |\n|-|-|\n| beef **lean** | 2 |\n\nSimmer it.', 'td strong'],
  [`Just words, ${'no heading and '.repeat(6)}**bold** ones, ${'and '.repeat(20)}`, 'p strong'],
  [
    '# Pie\n\n## Steps\n\n- **Cut** it.\n\n- Bake.\n\n> Hot.\n>\n> - or\n> - cold\n\nEnjoy!',
    'li strong',
  ],
] as const

const wordsOf = (text: string) => text.match(/\p{L}+/gu) ?? []
const piecesOf = (text: string, length: number) => text.match(RegExp(`.{1,${length}}`, 'gs')) ?? []

async function expectTranslated(app: AppPage, reply: string, formatted: string) {
  await expect.poll(async () => untranslated(await app.status.innerText())).toMatch(/ready\.$/)
  await expect.poll(async () => wordsOf(await app.text.innerText())).toEqual(wordsOf(reply))
  await expect(app.text.locator(formatted)).not.toHaveCount(0)
}

test('a translated page shows recipes, the list and a failure', async ({ open, page }) => {
  const app = await open({ settings: OPTIONS_ON })
  const request = page.locator('.request').first()
  await app.add('leek')
  await page.evaluate(translate)
  for (const [reply, formatted] of REPLIES) {
    app.server.respondWith(completion(reply))
    await request.click()
    await expectTranslated(app, reply, formatted)
  }
  await page.getByPlaceholder('Oregano').fill('salt')
  await page.keyboard.press('Enter')
  await expect
    .poll(async () => untranslated(await page.locator('li').nth(1).innerText()))
    .toBe('salt')
  await expect(page.locator('form > [aria-live]')).toHaveText(/Added\*, 2 in\* all\*/)
  for (const sentence of ['out of order', 'busy right now']) {
    app.server.respondWith(respond(sentence === 'busy right now' ? 429 : 500, 'no'))
    await request.click()
    for (const note of [app.recipe, app.status])
      await expect.poll(async () => untranslated(await note.innerText())).toContain(sentence)
  }
  expect(app.errors).toHaveLength(2)
})

test('a translated page shows each streamed recipe whole and formatted', async ({ open, page }) => {
  const app = await open({ ingredients: ['leek'], settings: OPTIONS_ON })
  await page.evaluate(translate)
  for (const [reply, formatted] of REPLIES) {
    const stream = openStream()
    app.server.respondWith(stream.respond)
    await page.locator('.request').first().click()
    const [head = '', ...events] = deltas(...piecesOf(reply, 9))
    stream.write(head)
    for (const event of events.slice(0, -2)) {
      stream.write(event)
      // The translation runs between two frames.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
    }
    stream.end(...events.slice(-2))
    await expectTranslated(app, reply, formatted)
  }
  expect(app.errors).toEqual([])
})

test('the end of a stream keeps selection, scroll and focus', async ({ open, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const stream = openStream()
  const app = await open({
    ingredients: ['leek'],
    settings: OPTIONS_ON,
    responses: [stream.respond],
  })
  await app.button('Suggest a recipe').click()
  const steps = Array.from({ length: 30 }, (_, index) => `${index + 1}. **Stir** it.\n`)
  const events = deltas('# Soup\n\nA [warm](https://a.example) one.\n\n', ...steps)
  stream.write(...events.slice(0, -2))
  await expect(app.text.locator('ol > li')).toHaveCount(30)
  await app.text.getByRole('link').focus()
  await app.text.locator('p').selectText()
  await page.evaluate(() => scrollTo({ top: 333, behavior: 'instant' }))
  stream.end(...events.slice(-2))
  await expect(app.button('Print')).toBeVisible()
  await expect(app.text.getByRole('link')).toBeFocused()
  expect(await page.evaluate(() => [String(getSelection()), scrollY])).toEqual(['A warm one.', 333])
})

for (const [touch, touchPage] of Object.entries(EXTENSION_CHANGES))
  test(`early text and focus survive ${touch}`, async ({ open, page }) => {
    const release = await holdScript(page)
    const app = await open({ until: 'commit' })
    await app.field.click()
    await page.keyboard.type('eggs\nst')
    await page.keyboard.press('ArrowLeft')
    await page.evaluate(touchPage)
    release()
    await expect(app.button('Suggest a recipe')).toBeVisible()
    await expect(app.field).toBeFocused()
    await page.keyboard.type('al\n')
    await expect(app.items).toHaveText(['eggs', 'salt'])
    expect(app.errors).toEqual([])
  })

test('a page that was translated before its script works', async ({ open, page }) => {
  const release = await holdScript(page)
  const app = await open({
    until: 'commit',
    responses: [completion('# Soup'), completion('# Pie')],
  })
  await app.field.waitFor()
  await page.evaluate(translate)
  await page.locator('input').fill('eggs')
  release()
  await expect(page.locator('input')).toHaveValue('eggs')
  await page.locator('input').press('Enter')
  for (const title of ['Soup*', 'Pie*']) {
    await page.locator('.request').click()
    await expect(app.recipe.locator('h1')).toHaveText(title)
  }
  expect(app.errors).toEqual([])
})

test('a chunk that hangs fails in time and is loaded again', async ({ open, page }) => {
  let isHanging = true
  await page.route('**/assets/recipeChunk-*', (route) => !isHanging && route.continue())
  const settings = { VITE_CHAT_TIME_LIMIT: '5' }
  const app = await open({ ingredients: ['egg'], settings, responses: [completion('# Soup')] })
  await app.request()
  await expect(app.recipe).toBeEmpty()
  expect(app.errors).toEqual(['There was no reply within 5 s'])
  isHanging = false
  await app.request()
  await expect(app.recipe.getByRole('heading')).toHaveText('Soup')
})

test('the page works in a folder of a static host', async ({ open, page }) => {
  const app = await open({ ingredients: ['egg'], folder: '/chef/' })
  await app.request()
  await expect(app.recipe.getByRole('heading')).toHaveText('A recipe')
  await expect(page.getByAltText('Chef Icon')).not.toHaveJSProperty('naturalWidth', 0)
  expect(app.errors).toEqual([])
})

const LONG = `# Soup\n\n${'Stir **well**.\n\n'.repeat(60)}`

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  for (const [kind, settings] of Object.entries({ whole: {}, streamed: OPTIONS_ON }))
    for (const height of [640, 844])
      test(`at ${height} px, a new ${kind} recipe is in view`, async ({ open, page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await page.setViewportSize({ width: 360, height })
        for (const count of [4, 16]) {
          const ingredients = Array.from({ length: count }, (_, index) => `egg ${index}`)
          const app = await open({ settings, ingredients })
          for (const reply of ['# Soup\n\nStir.\n', LONG]) {
            const stream = openStream()
            const events = deltas(reply)
            app.server.respondWith(kind === 'whole' ? completion(reply) : stream.respond)
            await page.locator('.request').last().tap()
            stream.write(...events.slice(0, -2))
            await expect(app.status).toHaveText(kind === 'whole' ? /ready/ : /writing/)
            await expect(app.text.getByRole('heading')).toBeVisible()
            const top = (name: string) => document.querySelector(name)?.getBoundingClientRect().top
            const y = await page.evaluate<number>(`(${top})('.recipe-text')`)
            const bottom = await page.evaluate<number | undefined>(`(${top})('.running')`)
            expect(y).toBeGreaterThanOrEqual(0)
            expect(y / (bottom ?? height), `${count} ingredients`).toBeLessThan(0.6)
            stream.end(...events.slice(-2))
            await expect(app.button('Print')).toBeVisible()
          }
        }
      })

  test('only a table scrolls sideways; a tap leaves no colour', async ({ open, page, context }) => {
    await context.grantPermissions(['clipboard-write'])
    const row = '| Worcestershire | tablespoons | chrysanthemum | supermarket | Thursday |'
    const table = `${row}\n|-|-|-|-|-|\n${row}`
    const app = await open({
      ingredients: ['leek'],
      responses: [completion(`# Soup\n\n${table}\n\n1. Stir.`)],
    })
    await app.button('Suggest a recipe').tap()
    const wideTable = app.text.getByRole('group', { name: 'Wide table' })
    const title = app.text.getByRole('heading')
    const place = await title.evaluate((heading) => heading.getBoundingClientRect().x)
    await wideTable.evaluate((element) => element.scrollTo({ left: 300, behavior: 'instant' }))
    expect(await wideTable.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(50)
    expect(await title.evaluate((heading) => heading.getBoundingClientRect().x)).toBe(place)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

    const copy = app.button('Copy recipe')
    await copy.tap()
    await expect(copy).toHaveCSS('color', 'rgb(43, 33, 24)')
    const words = await app.recipe.getByRole('status').boundingBox()
    const button = await copy.boundingBox()
    expect(Number(words?.x)).toBeLessThan(Number(button?.x) + Number(button?.width) + 20)
    expect(Math.abs(Number(words?.y) - Number(button?.y))).toBeLessThan(Number(button?.height))
  })
})

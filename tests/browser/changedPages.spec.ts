import { openStream, streamOf } from '../support/events.ts'
import { holdScript } from '../support/holdScript.ts'
import { type Responder, send, sendCompletion } from '../support/localServer.ts'
import { expect, OPT_INS, type Open, test } from './fixtures.ts'

const REPLY = '# Soup\n\nA **warm** one.\n\n- leek\n- **big** potato\n\n1. Stir *well* now.'

/**
 * Translates the page as browsers do, now and whenever it changes: replaces each text node with
 * elements, and adds `*` to each word. Runs in the page, so it uses no outer variables.
 */
function translate() {
  function translateAll() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (text.parentElement?.closest('font, script')) continue
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = text.data.replace(/\p{L}+/gu, '$&*')
      outer.append(inner)
      text.replaceWith(outer)
    }
  }
  translateAll()
  const changes = { childList: true, characterData: true, subtree: true }
  new MutationObserver(translateAll).observe(document.body, changes)
}

/** The text of a translated page without the marks of the translation. */
const untranslated = (text: string) => text.replaceAll('*', '').replace(/\s+/g, ' ').trim()

const wordsOf = (text: string) => text.match(/\p{L}+/gu) ?? []

/** A page with one ingredient that is translated from then on. */
async function openTranslated(open: Open, ...responses: Responder[]) {
  const app = await open({ ingredients: ['leek'], settings: OPT_INS, responses })
  await app.page.evaluate(translate)
  return { app, request: () => app.page.getByRole('button', { name: /Suggest/ }).click() }
}

test('a translated page shows a recipe that streams', async ({ open, page }) => {
  const stream = openStream()
  const { app, request } = await openTranslated(open, stream.respond)
  await request()
  for (const event of streamOf(...(REPLY.match(/.{1,9}/gs) ?? []))) {
    stream.write(event)
    // The translation runs between two frames.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  }
  stream.end()
  await expect.poll(async () => untranslated(await app.status.innerText())).toMatch(/ready\.$/)
  await expect.poll(async () => wordsOf(await app.recipeText.innerText())).toEqual(wordsOf(REPLY))
  await expect(app.recipeText.locator('ol em')).toHaveText(/well/)
  expect(app.errors).toEqual([])
})

test('a translated page shows an added ingredient and announces the count', async ({
  open,
  page,
}) => {
  const { app } = await openTranslated(open)
  await page.getByPlaceholder('Oregano').fill('salt')
  await page.keyboard.press('Enter')
  const added = page.locator('li').nth(1)
  await expect.poll(async () => untranslated(await added.innerText())).toBe('salt')
  await expect(page.locator('form > [aria-live]')).toHaveText(/\*.*2/)
  expect(app.errors).toEqual([])
})

test('a translated page shows each failure after a recipe', async ({ open }) => {
  const { app, request } = await openTranslated(open, sendCompletion('# Soup'))
  await request()
  await expect(app.recipe.locator('h1')).toHaveText('Soup*')
  for (const [status, sentence] of Object.entries({ 500: 'be reached', 429: 'busy right now' })) {
    app.upstream.respondWith(send(Number(status), 'no'))
    await request()
    for (const note of [app.recipe, app.status])
      await expect.poll(async () => untranslated(await note.innerText())).toContain(sentence)
  }
  expect(app.errors).toHaveLength(2)
})

test('early text and focus survive what extensions do to a page', async ({ open, page }) => {
  const { gate, release } = holdScript()
  const app = await open({ gate })
  await app.field.click()
  await page.keyboard.type('eggs\nsa')
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('html, body, input'))
      element.setAttribute('data-extension', 'installed')
    for (const parent of document.querySelectorAll('head, body, form'))
      parent.append(document.createElement('extension-element'))
    document.body.prepend(document.createElement('extension-toolbar'))
  })
  release()
  await expect(app.button('Suggest a recipe')).toBeVisible()
  await expect(app.field).toBeFocused()
  await page.keyboard.type('lt\n')
  await expect(app.items).toHaveText(['eggs', 'salt'])
  expect(app.errors).toEqual([])
})

test('a page that can’t be rendered at all says what helps', async ({ open, page }) => {
  const app = await open()
  await page.evaluate(() => Reflect.set(Node.prototype, 'appendChild', null))
  await app.add('leek')
  await expect(page.getByRole('alert')).toHaveText(/Reload the page/)
})

test('the page starts even if a proxy changes its inline script', async ({ open, page }) => {
  await page.route(/\/$/, async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    // The hash of the script is then not that of the security policy.
    const changed = html.replace('<script>', '<script>/* A proxy was here. */')
    expect(changed).not.toBe(html)
    await route.fulfill({ response, body: changed })
  })
  const app = await open({ recipe: '# Soup' })
  await expect(app.recipe.getByRole('heading')).toHaveText('Soup')
  await expect(app.items).toHaveText(['leek'])
})

test('a page that is translated before its script loads keeps the field and shows recipes', async ({
  open,
  page,
}) => {
  const { gate, release } = holdScript()
  const app = await open({ gate, responses: [sendCompletion('# Soup'), sendCompletion('# Pie')] })
  await page.evaluate(translate)
  const field = page.locator('#ingredient')
  await field.click()
  await page.keyboard.type('egg')
  const warning = page.waitForEvent('console', (message) => message.type() === 'warning')
  release()
  expect((await warning).text()).toMatch(/^Error: Minified React error/)
  // React has started, and has drawn the page anew.
  await expect(page.locator('#early')).not.toBeAttached()
  await expect(field).toBeFocused()
  await page.keyboard.type('s')
  await expect(field).toHaveValue('eggs')
  await page.keyboard.press('Enter')
  for (const title of ['Soup*', 'Pie*']) {
    await page.getByRole('button', { name: /Suggest/ }).click()
    await expect(app.recipe.locator('h1')).toHaveText(title)
  }
  expect(app.errors).toEqual([])
})

test('a page that is translated before its script loads stays where it is scrolled', async ({
  open,
  page,
}) => {
  const { gate, release } = holdScript()
  const app = await open({ gate })
  await app.resize(320, 200)
  await page.evaluate(translate)
  const field = page.locator('#ingredient')
  await field.focus()
  // Below the field, but not at the end: the text of the page may become shorter.
  await field.evaluate((element) => {
    scrollBy({ top: element.getBoundingClientRect().bottom + 20, behavior: 'instant' })
  })
  const position = () => page.evaluate(() => scrollY)
  const before = await position()
  expect(before).toBeGreaterThan(0)
  await expect(field).not.toBeInViewport()
  release()
  await expect(page.locator('#early')).not.toBeAttached()
  await expect(field).toBeFocused()
  await app.settle()
  expect(await position()).toBe(before)
})

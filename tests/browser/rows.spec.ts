import { expect, test } from './fixtures.ts'
import { rectOf, rectsOf, sidewaysScroll } from './places.ts'

/** Adds words and buttons to an element, as a later version of the page may. Runs in the page. */
function fill(element: Element) {
  for (const text of ['12 s', 'so far'])
    element.append(Object.assign(document.createElement('span'), { textContent: text }))
  for (const text of ['Ask again', 'Copy ingredients'])
    element.append(Object.assign(document.createElement('button'), { textContent: text }))
}

test('with two buttons more, the last one of a row is reached at 320 px', async ({
  open,
  page,
  context,
}) => {
  const app = await open({ recipe: '# Soup' })
  app.upstream.respondWith(() => {})
  await app.button('Suggest a recipe').press('Enter')
  await expect(app.button('Stop')).toBeVisible()
  const bar = page.locator('[data-phase]')
  const rows = [bar, app.button('Copy recipe').locator('..')]
  for (const row of rows) await row.evaluate(fill)
  const devTools = await context.newCDPSession(page)
  for (const [width, fontSize] of [
    [320, 16],
    [800, 16],
    [360, 32],
  ] as const) {
    await devTools.send('Page.setFontSizes', { fontSizes: { standard: fontSize } })
    await expect(page.locator('html')).toHaveCSS('font-size', `${fontSize}px`)
    await app.resize(width)
    for (const row of rows) {
      const buttons = await rectsOf(row.getByRole('button'))
      for (const [index, one] of buttons.entries()) {
        expect(one.right).toBeLessThanOrEqual(width)
        for (const other of buttons.slice(0, index))
          expect(one.left >= other.right || one.top >= other.bottom, 'beside or below').toBe(true)
      }
      expect(await sidewaysScroll(row)).toBe(0)
    }
  }
  await app.button('Stop').press('Enter')
  await app.status.evaluate((words) => {
    for (const transition of words.getAnimations()) transition.finish()
  })
  const again = bar.getByRole('button', { name: 'Ask again' })
  await expect(again).toHaveCSS('opacity', '1')
  await again.click()
  expect((await rectOf(again)).bottom).toBeLessThanOrEqual(800)
})

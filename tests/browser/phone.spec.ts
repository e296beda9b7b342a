import { describeStatus } from '../../src/features/recipe/describeStatus.ts'
import type { RequestStep } from '../../src/features/recipe/recipeState.ts'
import { beginningOf, openStream, STREAM_END } from '../support/events.ts'
import { sendCompletion } from '../support/localServer.ts'
import { becomeTouchDevice, expect, OPT_INS, test } from './fixtures.ts'
import { FINGER_TARGET_SIZE, rectOf, rectsOf, sidewaysScroll } from './places.ts'

const LONG = `# Soup\n\n${'Stir **well**.\n\n'.repeat(60)}`

const STEPS: Record<RequestStep, true> = { asking: true, retrying: true, streaming: true }
/** All that may stand beside Stop. */
const TEXTS = Object.keys(STEPS).map((step) => describeStatus(step as RequestStep, false))

const HEIGHT = 844
test.use({ viewport: { width: 390, height: HEIGHT }, hasTouch: true, isMobile: true })

for (const kind of ['whole', 'streamed'] as const) {
  test(`a cook with a phone sees a new ${kind} recipe from its title on`, async ({ open }) => {
    const isStreamed = kind === 'streamed'
    const ingredients = Array.from({ length: 16 }, (_, index) => `egg ${index}`)
    const app = await open({ ingredients, settings: isStreamed ? OPT_INS : {} })
    for (const [button, reply, words] of [
      [app.button('Suggest a recipe'), '# Soup\n\n1. Stir.\n', 'Stir.'],
      [app.button('Get a recipe'), LONG, 'Stir well.'],
    ] as const) {
      const stream = isStreamed ? openStream() : undefined
      app.upstream.respondWith(stream?.respond ?? sendCompletion(reply))
      await button.tap()
      stream?.write(...beginningOf(reply))
      await expect(app.recipeText.getByText(words).first()).toBeVisible()
      await app.settle()
      const title = await rectOf(app.recipeText.getByRole('heading'))
      expect(title.top, 'in the upper half').toBeGreaterThan(0)
      expect(title.top).toBeLessThan(HEIGHT / 2)
      stream?.end(...STREAM_END)
      await expect(app.button('Print')).toBeEnabled()
    }
  })
}

test('for a cook who doubles the text size, the page fits, and the bar leaves room to read', async ({
  open,
  page,
  context,
}) => {
  const ingredients = ['leek', 'egg', 'salt', 'oil']
  const app = await open({ ingredients, recipe: '# Soup\n\n1. Stir.' })
  const devTools = await context.newCDPSession(page)
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await expect(page.locator('html')).toHaveCSS('font-size', '32px')
  app.upstream.respondWith(() => {})
  await app.button('Suggest a recipe').press('Enter')
  await expect(app.button('Stop')).toBeVisible()
  for (const width of [390, 320]) {
    const height = width * 2
    await app.resize(width, height)
    for (const text of TEXTS) {
      await app.status.evaluate((status, text) => void status.replaceChildren(text), text)
      expect(await sidewaysScroll(page.locator('html')), text).toBe(0)
      const bar = await rectOf(page.locator('[data-phase]'))
      expect(bar.height / height, text).toBeLessThan(1 / 3)
    }
  }
})

test('the buttons of a recipe fit a finger', async ({ open, page }) => {
  await becomeTouchDevice(page)
  const app = await open({ recipe: '# Soup' })
  for (const width of [320, 412]) {
    await app.resize(width)
    const buttons = await rectsOf(app.recipe.getByRole('button'))
    expect(buttons).not.toEqual([])
    for (const { width, height } of buttons)
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(FINGER_TARGET_SIZE)
  }
})

test('a button does not stay highlighted after a tap', async ({ open }) => {
  const app = await open({ recipe: '# Soup' })
  const copy = app.button('Copy recipe')
  const untouched = await copy.screenshot()
  // A phone's tap leaves the button in the state :hover. Chromium's emulated tap does not.
  await copy.hover()
  expect((await copy.screenshot()).equals(untouched)).toBe(true)
})

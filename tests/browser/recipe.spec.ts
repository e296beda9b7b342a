import type { Locator } from '@playwright/test'
import { completion, deltas, events } from '../support/localServer.ts'
import { openStream } from '../support/openStream.ts'
import { expect, test } from './fixtures.ts'

const LONG = `# Soup\n\n${'Stir **well**.\n\n'.repeat(60)}`

test('Escape stops the request, wherever the focus is', async ({ open, page }) => {
  const kitchen = await open({ answers: [() => {}] })
  await kitchen.add('leek')
  await kitchen.button('Suggest a recipe').click()
  await kitchen.field.fill('half a wor')
  await page.keyboard.press('Escape')
  await expect(kitchen.button('Stop')).toBeHidden()
  await expect(kitchen.field).toHaveValue('half a wor')
  await expect(kitchen.field).toBeFocused()
  await expect(kitchen.recipe).toBeHidden()
  await page.keyboard.press('Escape')
  expect(kitchen.errors).toEqual([])
})

for (const VITE_STREAM of ['off', 'on'])
  test(`the first frame that shows a recipe shows it formatted, with VITE_STREAM=${VITE_STREAM}`, async ({
    open,
    page,
  }) => {
    const reply =
      VITE_STREAM === 'on' ? events(...deltas('# Soup', '\n\nStir.')) : completion('# Soup')
    const kitchen = await open({ settings: { VITE_STREAM }, answers: [reply] })
    const renderer = page.waitForResponse(/recipeChunk-/)
    await kitchen.add('leek')
    await (await renderer).finished()
    const frames = await page.evaluateHandle(() => {
      const frames: string[] = []
      const look = () => {
        const area = document.querySelector('.recipe > div')
        if (area) frames.push(`${area.className}: ${area.firstElementChild?.tagName}`)
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
      return frames
    })
    await kitchen.ask()
    await expect(kitchen.button('Print')).toBeVisible()
    expect(new Set(await frames.jsonValue())).toEqual(new Set(['recipe-text: H1']))
  })

test('a recipe looks like a cookbook page', async ({ open, page }) => {
  const kitchen = await open()
  await kitchen.add('leek')

  await test.step('headings get smaller by level, and the first has no gap above it', async () => {
    await kitchen.show('## Soup\n### Leeks\n#### Green\n##### Tender\n###### Young\n\nCut them.')
    const { sizes, gap } = await kitchen.text.evaluate((text) => ({
      sizes: [...text.children].map((block) => Number.parseFloat(getComputedStyle(block).fontSize)),
      gap:
        Number(text.firstElementChild?.getBoundingClientRect().top) -
        text.getBoundingClientRect().top,
    }))
    expect(sizes).toHaveLength(6)
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
    expect(sizes[0]).toBeGreaterThan(Number(sizes[1]))
    expect(gap).toBe(0)
  })

  await test.step('the chef’s words before and after it are quieter', async () => {
    await kitchen.show('Sure!\n\nHere it is.\n\n### Soup\n\nA classic.\n\n- leek\n\n---\n\nEnjoy!')
    const quiet = 'rgb(102, 86, 70)'
    for (const words of ['Sure!', 'Here it is.', 'Enjoy!'])
      await expect(kitchen.text.getByText(words)).toHaveCSS('color', quiet)
    await expect(kitchen.text.getByText('A classic.')).not.toHaveCSS('color', quiet)
  })

  await page.setViewportSize({ width: 320, height: 740 })

  await test.step('on a phone, code wraps and a check box is on the line of its words', async () => {
    await kitchen.show(`Heat.\n\n\`\`\`sh\n${'flour '.repeat(30)}\n\`\`\`\n\n- [ ] two leeks`)
    expect(await sidewaysScroll(kitchen.text)).toBe(0)
    const box = await kitchen.text.getByRole('checkbox').boundingBox()
    const item = await kitchen.text.getByRole('listitem').boundingBox()
    expect(item?.height).toBeLessThan(40)
    expect(Number(box?.y) + Number(box?.height)).toBeLessThan(
      Number(item?.y) + Number(item?.height),
    )
  })

  await test.step('on a phone, step numbers and words in columns are not cut', async () => {
    const steps = Array.from({ length: 12 }, (_, index) => `${index + 1}. Stir.`).join('\n')
    const table =
      '| Ingredient | Amount | Substitute |\n|-|-|-|\n| Worcestershire | 1 | tablespoons |'
    await kitchen.show(`${table}\n\n${steps}`)
    const marginInLetters = await kitchen.text
      .locator('ol > li')
      .last()
      .evaluate((item) => {
        const edge = Number(item.closest('.recipe-text')?.getBoundingClientRect().left)
        const size = Number.parseFloat(getComputedStyle(item, '::marker').fontSize)
        return (item.getBoundingClientRect().left - edge) / size
      })
    // Two digits and a dot are narrower than twice their height.
    expect(marginInLetters).toBeGreaterThan(2)
    const height = (cell: string) =>
      kitchen.text.getByRole('cell', { name: cell }).evaluate((cell) => cell.clientHeight)
    expect(await height('Worcestershire')).toBe(await height('1'))
    expect(await sidewaysScroll(page.locator('html'))).toBe(0)
  })
})

const sidewaysScroll = (element: Locator) =>
  element.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)

test('a new recipe is scrolled to if it is out of sight, and the focus stays', async ({
  open,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1280, height: 1200 })
  const kitchen = await open()
  const scrolled = () => page.evaluate(() => scrollY)
  await kitchen.add('leek', 'smoked mackerel', 'cream', 'potatoes')
  await kitchen.show(LONG)
  expect(await scrolled()).toBe(0)

  await page.setViewportSize({ width: 390, height: 500 })
  await kitchen.button('Get a recipe').click()
  await expect(kitchen.recipe.getByRole('heading')).toBeInViewport()
  await expect(kitchen.button('Get a recipe')).toBeFocused()

  // Adding an ingredient while reading moves nothing.
  await kitchen.button('Stop').waitFor({ state: 'hidden' })
  await page.evaluate(() => scrollTo(0, 0))
  await kitchen.add('dill')
  expect(await scrolled()).toBe(0)
})

test('a recipe can be copied in the model’s own markdown', async ({ open, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const reply = `\`\`\`markdown\n#${LONG}\n\`\`\``
  const kitchen = await open({ answers: [completion(reply), () => {}] })
  const status = kitchen.recipe.getByRole('status')
  await kitchen.add('leek')
  await kitchen.ask()
  await kitchen.button('Copy recipe').click()
  await expect(status).toHaveText('Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(reply)

  await test.step('“Copied” is gone once the next request starts', async () => {
    await kitchen.button('Suggest a recipe').click()
    await expect(status).toBeEmpty()
    await kitchen.button('Stop').click()
    await expect(kitchen.button('Stop')).toBeHidden()
    await expect(status).toBeEmpty()
  })

  await test.step('where copying is not allowed, the page says so', async () => {
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await kitchen.button('Copy recipe').click()
    await expect(status).toHaveText('Copying did not work: select the text instead')
    expect(kitchen.errors).toEqual([])
  })
})

test('the screen stays on while the switch is on and the recipe is visible', async ({
  open,
  page,
}) => {
  await page.addInitScript(() => {
    const asked: { grant: () => void; refuse: () => void }[] = []
    const held = new Set<EventTarget>()
    const lose = (lock: EventTarget) =>
      held.delete(lock) && lock.dispatchEvent(new Event('release'))
    const request = () =>
      new Promise((resolve, reject) => {
        const lock = Object.assign(new EventTarget(), { release: async () => lose(lock) })
        asked.push({
          grant: () => resolve(held.add(lock) && lock),
          refuse: () => reject(new DOMException('no', 'NotAllowedError')),
        })
      })
    Object.defineProperty(navigator, 'wakeLock', { value: { request } })
    const show = (isShown: boolean) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: !isShown })
      document.dispatchEvent(new Event('visibilitychange'))
      if (!isShown) window.fakeLocks.loseAll()
    }
    window.fakeLocks = {
      show,
      loseAll: () => held.forEach(lose),
      held: () => held.size,
      asked: () => asked.length,
      grant: () => asked.shift()?.grant(),
      refuse: () => asked.shift()?.refuse(),
    }
  })
  const held = () => page.evaluate(() => window.fakeLocks.held())
  const asked = () => page.evaluate(() => window.fakeLocks.asked())
  const kitchen = await open({
    settings: { VITE_STREAM: 'on' },
    answers: [events(...deltas('# Soup'))],
  })
  await kitchen.add('leek')
  await kitchen.ask()
  const toggle = page.getByRole('switch', { name: 'Keep screen on' })
  const status = kitchen.recipe.getByRole('status')
  await expect(toggle).not.toBeChecked()
  expect(await asked()).toBe(0)
  await toggle.press('Space')
  await expect(toggle).toBeChecked()
  await expect.poll(asked).toBe(1)

  // Hidden and shown twice while it is asked for: one lock at most.
  await page.evaluate(() => {
    for (const isShown of [false, true, false, true]) window.fakeLocks.show(isShown)
    window.fakeLocks.grant()
  })
  await expect.poll(held).toBe(1)
  expect(await asked()).toBe(0)
  await page.evaluate(() => window.fakeLocks.show(false))
  expect(await held()).toBe(0)
  await page.evaluate(() => {
    window.fakeLocks.show(true)
    window.fakeLocks.grant()
  })
  await expect.poll(held).toBe(1)

  const stream = openStream()
  kitchen.server.answerWith(stream.answer)
  await kitchen.button('Suggest a recipe').click()
  await expect.poll(() => kitchen.server.requests.length).toBe(1)
  // Many models begin with white space.
  stream.write(...deltas(' ').slice(0, 2))
  await expect(toggle).toBeHidden()
  stream.write(...deltas('Stew it.\n').slice(1, 2))
  await expect(kitchen.text).toHaveText('Stew it.')
  await expect(toggle).toBeHidden()
  expect(await held()).toBe(1)
  stream.end(...deltas('').slice(-2))
  await expect(toggle).toBeChecked()
  expect(await held()).toBe(1)

  // The battery is low.
  await page.evaluate(() => window.fakeLocks.loseAll())
  await expect(toggle).not.toBeChecked()
  await expect(status).toHaveText('The screen can’t be kept on now')
  await toggle.click()
  await expect(status).toBeEmpty()
  await page.evaluate(() => window.fakeLocks.refuse())
  await expect(toggle).not.toBeChecked()
  await expect(status).toHaveText('The screen can’t be kept on now')

  await toggle.click()
  await page.evaluate(() => window.fakeLocks.grant())
  await expect.poll(held).toBe(1)
  kitchen.server.answerWith(completion(' '))
  await kitchen.ask()
  await expect(toggle).toBeHidden()
  await expect.poll(held).toBe(0)
  expect(kitchen.errors).toEqual([])
})

declare global {
  interface Window {
    fakeLocks: {
      show: (isShown: boolean) => void
      loseAll: () => void
      held: () => number
      asked: () => number
      grant: () => void
      refuse: () => void
    }
  }
}

test('Chromium’s own wake lock is taken and released', async ({ open, page }) => {
  await page.addInitScript(() => {
    const request = navigator.wakeLock.request.bind(navigator.wakeLock)
    navigator.wakeLock.request = async (type) => {
      const lock = await request(type)
      Object.assign(window, { lock })
      return lock
    }
  })
  const released = () => page.evaluate(() => (window as { lock?: WakeLockSentinel }).lock?.released)
  const kitchen = await open()
  await kitchen.add('leek')
  await kitchen.ask()
  await page.getByRole('switch').click()
  await expect.poll(released).toBe(false)
  await page.getByRole('switch').click()
  await expect.poll(released).toBe(true)
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true })

  test('a recipe can be shared as markdown, and closing the share sheet is not a failure', async ({
    open,
    page,
  }) => {
    await page.addInitScript(() => {
      const shared: ShareData[] = []
      const share = async (data: ShareData) => {
        shared.push(data)
        if (shared.length === 2) throw new DOMException('closed', 'AbortError')
        if (shared.length === 3) throw new DOMException('no', 'NotAllowedError')
      }
      Object.defineProperty(navigator, 'share', { value: share })
      Object.assign(window, { shared })
    })
    const kitchen = await open({ answers: [completion(LONG)] })
    await kitchen.add('leek')
    await kitchen.ask()
    const status = kitchen.recipe.getByRole('status')
    await kitchen.button('Share').click()
    await kitchen.button('Share').click()
    await expect(status).toBeEmpty()
    await kitchen.button('Share').click()
    await expect(status).toHaveText('Sharing did not work: copy it instead')
    expect(await page.evaluate(() => (window as { shared?: ShareData[] }).shared?.[0])).toEqual({
      text: LONG,
    })
    await expect(kitchen.button('Copy recipe')).toBeVisible()
  })
})

test('on paper there is only the list, and once there is a recipe only the recipe', async ({
  open,
  page,
}) => {
  await page.addInitScript(() =>
    Object.assign(window, { print: () => (document.title = 'printed') }),
  )
  const kitchen = await open({ answers: [completion('# Soup\n\nStir.')] })
  await kitchen.add('leek', 'eggs', 'salt', 'oil')
  const onPaper = async () => (await page.locator('body').innerText()).split(/\n+/)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  expect(await onPaper()).toEqual(['Chef Claude', 'Ingredients on hand', 'leekeggssaltoil'])

  await page.emulateMedia({ media: 'screen' })
  await kitchen.ask()
  await kitchen.button('Print').click()
  await expect(page).toHaveTitle('printed')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  expect(await onPaper()).toEqual(['Soup', 'Stir.'])
  await expect(kitchen.recipe).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(43, 33, 24)')
})

test('a request does not move the recipe that is being read, and Stop is in view', async ({
  open,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 600 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const kitchen = await open({ answers: [completion(LONG), () => {}] })
  await kitchen.add('leek', 'eggs', 'salt', 'oil')
  await kitchen.ask()
  await expect(kitchen.button('Print')).toBeAttached()
  const top = () =>
    kitchen.recipe.evaluate((recipe) => recipe.getBoundingClientRect().top + scrollY)
  const before = await top()
  await kitchen.button('Get a recipe').dispatchEvent('click')
  await expect(kitchen.button('Stop')).toBeInViewport()
  expect(await top()).toBe(before)
  await page.evaluate(() => scrollTo(0, 1200))
  await kitchen.button('Stop').click()
  expect(await page.evaluate(() => scrollY)).toBe(1200)
})

import { completion, deltas, events } from '../support/localServer.ts'
import { openStream } from '../support/openStream.ts'
import { expect, test } from './fixtures.ts'

const LONG = `# Soup\n\n${'Stir **well**.\n\n'.repeat(60)}`

test('Escape stops, from wherever the focus is', async ({ open, page }) => {
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

test('a line break that the model wrote is seen, and a single tilde is a tilde', async ({
  open,
}) => {
  const reply = '1 cup flour\n2 eggs\n\n- salt\n  and pepper\n\nStir 2~3 minutes, then 4~5. ~~No.~~'
  const kitchen = await open({ answers: [completion(reply)] })
  await kitchen.add('leek')
  await kitchen.ask()
  await expect(kitchen.text.getByRole('paragraph').first()).toHaveText('1 cup flour\n2 eggs', {
    useInnerText: true,
  })
  expect(await kitchen.text.locator('br').count()).toBe(2)
  await expect(kitchen.text.getByText('Stir 2~3 minutes, then 4~5.')).toBeVisible()
  await expect(kitchen.text.locator('del')).toHaveText('No.')
})

test('headings fall in size, none is smaller than the text, and none has a gap above the first', async ({
  open,
}) => {
  const reply = '## Soup\n### Leeks\n#### Green\n##### Tender\n###### Young\n\nCut them.'
  const kitchen = await open({ answers: [completion(reply)] })
  await kitchen.add('leek')
  await kitchen.ask()
  const { sizes, gap } = await kitchen.text.evaluate((text) => ({
    sizes: [...text.children].map((block) => Number.parseFloat(getComputedStyle(block).fontSize)),
    gap:
      (text.firstElementChild?.getBoundingClientRect().top ?? 0) - text.getBoundingClientRect().top,
  }))
  expect(sizes).toHaveLength(6)
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
  expect(sizes[0]).toBeGreaterThan(Number(sizes[1]))
  expect(gap).toBe(0)
})

test('the chef’s words around the recipe are quieter than it', async ({ open }) => {
  const reply = 'Sure!\n\nHere it is.\n\n### Soup\n\nA classic.\n\n- leek\n\n---\n\nEnjoy!'
  const kitchen = await open({ answers: [completion(reply)] })
  await kitchen.add('leek')
  await kitchen.ask()
  const quiet = 'rgb(102, 86, 70)'
  for (const words of ['Sure!', 'Here it is.', 'Enjoy!'])
    await expect(kitchen.text.getByText(words)).toHaveCSS('color', quiet)
  await expect(kitchen.text.getByText('A classic.')).not.toHaveCSS('color', quiet)
})

test('on a phone code wraps, and a box to tick stands in the line of its words', async ({
  open,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const reply = `Heat.\n\nStir.\n\n\`\`\`sh\n${'flour '.repeat(30)}\n\`\`\`\n\n- [ ] two leeks`
  const kitchen = await open({ answers: [completion(reply)] })
  await kitchen.add('leek')
  await kitchen.ask()
  const { wide, narrow } = await kitchen.text.evaluate((text) => ({
    wide: text.scrollWidth,
    narrow: text.clientWidth,
  }))
  expect(wide).toBe(narrow)
  const box = await kitchen.text.getByRole('checkbox').boundingBox()
  const item = await kitchen.text.getByRole('listitem').boundingBox()
  expect(item?.height).toBeLessThan(40)
  expect(Number(box?.y) + Number(box?.height)).toBeLessThan(Number(item?.y) + Number(item?.height))
})

test('a recipe that comes out of sight is scrolled to, and the focus stays', async ({
  open,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 500 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const kitchen = await open({ answers: [completion(LONG)] })
  await kitchen.add('leek', 'smoked mackerel', 'cream', 'potatoes')
  await kitchen.button('Get a recipe').click()
  await expect(kitchen.recipe.getByRole('heading')).toBeInViewport()
  await expect(kitchen.button('Get a recipe')).toBeFocused()

  // What comes while it is read moves nothing.
  await kitchen.button('Stop').waitFor({ state: 'hidden' })
  await page.evaluate(() => scrollTo(0, 0))
  await kitchen.add('dill')
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('a recipe that comes in sight is left where it is', async ({ open, page }) => {
  await page.setViewportSize({ width: 1280, height: 1200 })
  const kitchen = await open({ answers: [completion(LONG)] })
  await kitchen.add('leek')
  await kitchen.ask()
  await expect(kitchen.button('Print')).toBeAttached()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('a new request keeps the old recipe readable until the new one is there', async ({ open }) => {
  let finish = () => {}
  const kitchen = await open({ answers: [completion('# Old')] })
  await kitchen.add('leek')
  await kitchen.ask()
  kitchen.server.answerWith((response, request) => {
    finish = () => completion('# New')(response, request)
  })
  await kitchen.button('Suggest a recipe').click()
  await expect.poll(() => kitchen.server.requests.length).toBe(1)
  await expect(kitchen.text).toHaveText('Old')
  finish()
  await expect(kitchen.text).toHaveText('New')
})

test('a recipe can be copied, in the model’s own markdown, and printed', async ({
  open,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    Object.assign(window, { printed: 0, print: () => Object.assign(window, { printed: 1 }) })
  })
  const reply = `\`\`\`markdown\n#${LONG}\n\`\`\``
  const kitchen = await open({ answers: [completion(reply)] })
  await expect(kitchen.button('Copy recipe')).toBeHidden()
  await expect(kitchen.button('Print')).toBeHidden()
  await kitchen.add('leek')
  await kitchen.ask()
  await expect(kitchen.button('Share')).toBeHidden()
  await kitchen.button('Copy recipe').click()
  await expect(kitchen.recipe.getByRole('status')).toHaveText('Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(reply)
  await kitchen.button('Print').click()
  expect(await page.evaluate(() => (window as { printed?: number }).printed)).toBe(1)
})

test('“Copied” is gone once the next request starts', async ({ open, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const kitchen = await open({ answers: [completion('# Soup'), () => {}] })
  await kitchen.add('leek')
  await kitchen.ask()
  await kitchen.button('Copy recipe').click()
  const status = kitchen.recipe.getByRole('status')
  await expect(status).toHaveText('Copied')
  await kitchen.button('Suggest a recipe').click()
  await expect(status).toBeEmpty()
  await kitchen.button('Stop').click()
  await expect(kitchen.button('Stop')).toBeHidden()
  await expect(status).toBeEmpty()
})

test('where copying is not allowed it says so', async ({ open, page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
  })
  const kitchen = await open()
  await kitchen.add('leek')
  await kitchen.ask()
  await kitchen.button('Copy recipe').click()
  await expect(kitchen.recipe.getByRole('status')).toHaveText(
    'Copying did not work: select the text instead',
  )
  expect(kitchen.errors).toEqual([])
})

test('the screen is kept on while the switch is, and the recipe is there and seen', async ({
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
  stream.write(...deltas('Stew it.').slice(0, 2))
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

test('Chromium’s own lock is given and given back', async ({ open, page }) => {
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

  test('a recipe can be shared, as markdown, and a closed share sheet says nothing', async ({
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

test('there is nothing to copy or print of an empty answer', async ({ open }) => {
  const kitchen = await open({ answers: [completion(' \n')] })
  await kitchen.add('leek')
  await kitchen.ask()
  await expect(kitchen.text).toBeAttached()
  await expect(kitchen.button('Print')).toBeHidden()
})

test('on paper there is the recipe alone, in ink on white', async ({ open, page }) => {
  const kitchen = await open({ answers: [completion('# Soup\n\nStir.')] })
  await kitchen.add('leek', 'eggs', 'salt', 'oil')
  await kitchen.ask()
  await expect(kitchen.button('Print')).toBeVisible()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const onPaper = await page.locator('body').innerText()
  expect(onPaper.split(/\n+/)).toEqual(['Soup', 'Stir.'])
  await expect(kitchen.recipe).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(43, 33, 24)')
})

test('on paper there is the list, where there is no recipe', async ({ open, page }) => {
  const kitchen = await open()
  await kitchen.add('leek', 'eggs')
  await page.emulateMedia({ media: 'print' })
  const onPaper = page.locator('h1, h2, li, label, input, button').filter({ visible: true })
  await expect(onPaper).toHaveText(['Chef Claude', 'Ingredients on hand', 'leek', 'eggs'])
})

test('a second copy is heard as the first', async ({ open, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const kitchen = await open()
  await kitchen.add('leek')
  await kitchen.ask()
  const status = kitchen.recipe.getByRole('status')
  const heard = await status.evaluateHandle((element) => {
    const heard: (string | null)[] = []
    new MutationObserver(() => heard.push(element.textContent)).observe(element, {
      childList: true,
      characterData: true,
      subtree: true,
    })
    return heard
  })
  for (let times = 1; times <= 2; times++) {
    await kitchen.button('Copy recipe').click()
    await expect
      .poll(async () => (await heard.jsonValue()).filter((words) => words === 'Copied').length)
      .toBe(times)
  }
})

test('an empty answer is not called a recipe, and it is seen that the chef had nothing to say', async ({
  open,
}) => {
  const kitchen = await open({ answers: [completion(' \n')] })
  await kitchen.add('leek')
  await kitchen.ask()
  await expect(kitchen.recipe).toBeVisible()
  await expect(kitchen.status).toHaveText('The chef had nothing to say.')
  expect((await kitchen.status.boundingBox())?.height).toBeGreaterThan(15)
})

test('the numbers of many steps and the words of many columns are whole', async ({
  open,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 600 })
  const steps = Array.from({ length: 12 }, (_, index) => `${index + 1}. Stir.`).join('\n')
  const table =
    '| Ingredient | Amount | Substitute |\n|-|-|-|\n| Worcestershire | 1 | tablespoons |'
  const kitchen = await open({ answers: [completion(`${table}\n\n${steps}`)] })
  await kitchen.add('leek')
  await kitchen.ask()
  const item = kitchen.text.locator('ol > li').last()
  await expect(item).toBeVisible()
  const room = await item.evaluate((item) => {
    const edge = item.closest('.recipe-text')?.getBoundingClientRect().left ?? 0
    const size = Number.parseFloat(getComputedStyle(item, '::marker').fontSize)
    // Two digits and a dot take less than two of the letter's height.
    return (item.getBoundingClientRect().left - edge) / size
  })
  expect(room).toBeGreaterThan(2)
  const height = (cell: string) =>
    kitchen.text.getByRole('cell', { name: cell }).evaluate((cell) => cell.clientHeight)
  expect(await height('Worcestershire')).toBe(await height('1'))
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    'the page itself scrolls sideways',
  ).toBe(0)
})

test('asking moves nothing of the recipe that is read, and can be stopped from there', async ({
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

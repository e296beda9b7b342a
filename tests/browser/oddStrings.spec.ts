import { submitAll } from '../support/submitAll.ts'
import { expect, test } from './fixtures.ts'

/** One of each kind that programs stumble over. */
const STRINGS = [
  '',
  ' \t ',
  'undefined',
  '__proto__',
  '-0.00',
  '1e+1000',
  '0x7f',
  `'"\`\\`,
  '$& $1 %s %n {0} {{b}}',
  '<script>alert(1)</script>',
  '&lt;b&gt; &amp;',
  '[a](javascript:b) **c** | d | #',
  '../../etc/passwd\0',
  "'; DROP TABLE recipes; --",
  '\u0001\u0007\u001b[31m\u007f\u0085',
  '\ufeffa\u200b\u2060\u00ad\u2028b',
  '\u202ea\u2066b\u200f',
  'مرق الدجاج',
  '田中さんにあげて下さい',
  '찦차를 타고',
  'Ω≈ç√∫ ½ ⁰⁴⁵ ﬁ',
  '👩🏽‍🍳 🏳️‍🌈 🇺🇳 0️⃣',
  `a${'\u0300'.repeat(80)}`,
  '\ud800 alone',
  'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
  'x'.repeat(500),
]

test('odd strings reach the list and the server as typed', async ({ open, page }) => {
  const app = await open()
  await page.setViewportSize({ width: 320, height: 640 })
  await page.evaluate(submitAll, STRINGS)
  await expect(app.items).toHaveCount(STRINGS.length)
  expect(await app.items.allTextContents()).toEqual(STRINGS)
  await app.request()
  expect(app.sent.messages[1].content).toContain(STRINGS.join(', '))
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  expect(app.errors).toEqual([])
})

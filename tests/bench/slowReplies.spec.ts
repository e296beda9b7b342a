import type { AppPage } from '../browser/AppPage.ts'
import { test } from '../browser/fixtures.ts'

/** Markdown that is slow to parse or render when it is repeated. */
const INLINE = [
  ...['*_', '*a ', '**a **', '~~a', '`a', '[', '[a](', '![', '[^a] ', '[a][b]', '&amp;', '\\*'],
  ...['a <?', '<!a ', '<a ', '<a>', '<!--', '<![CDATA[', 'www.a.b ', 'a@b.c ', 'http://a '],
  ...['* ', '> ', '1. ', '> * ', '+ ', '\t', '\u202e', 'x', '🧂\u200d', 'e\u0301', 'ज्ञ'],
]
const LINES = [
  ...['- [ ] a\n', '# a\n', 'a\n=\n', '---\n', '```\n', 'a\n\n', '| a |\n', '[a]: b\n', '\n'],
  ...['Stir **it** well.\n\n', `a${'\u0301'.repeat(49)}\n`],
]
/** Starts that make the parser look back at everything before them. */
const LOOK_BACK = ['[', '![', 'www.a', 'http://a.b/']
const UNITS = ['!', '!a', 'a ', 'a\n', '!.']
const TABLES = [5, 20, 80].map((columns) => `|${'a|'.repeat(columns)}\n|${'-|'.repeat(columns)}\n`)

/** Shown as plain text. */
const LONG = ['word '.repeat(200_000), 'x'.repeat(1_000_000), '\n'.repeat(500_000)]

/** Replies of several sizes, each a start and the unit that is repeated after it. */
const repeat = (unit: string, start = '') =>
  [1000, 2000, 4000, 6000, 8000].map((size) =>
    (start + unit.repeat(Math.ceil(size / unit.length))).slice(0, size),
  )

test('the 8 hostile replies that block the page longest, in ms', async ({ open }) => {
  const app = await open({ ingredients: ['egg'] })
  await app.request()
  const replies = [
    ...LINES.flatMap((line) => repeat(line)),
    ...INLINE.flatMap((unit) => [19, 90, 8000].flatMap((n) => repeat(`${unit.repeat(n)}\n`))),
    ...LOOK_BACK.flatMap((start) => UNITS.flatMap((unit) => repeat(unit, start))),
    ...TABLES.flatMap((head) => repeat('a\n', head)),
    ...LONG,
  ]
  const results = []
  for (const reply of replies) {
    const start = JSON.stringify(reply.slice(0, 40))
    results.push({ ms: await longestTask(app, reply), length: reply.length, start })
  }
  console.table(results.sort((a, b) => b.ms - a.ms).slice(0, 8))
})

/** The longest task between the click and the reply. 0 if all are under 50 ms. */
async function longestTask(app: AppPage, reply: string): Promise<number> {
  await app.page.evaluate(() => {
    const tasks: number[] = []
    Object.assign(window, { tasks })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration)
    }).observe({ type: 'longtask' })
  })
  await app.show(reply)
  return app.page.evaluate(async () => {
    // Long tasks are reported after the frame that follows them.
    for (let frames = 0; frames < 4; frames++) await new Promise(requestAnimationFrame)
    return Math.max(0, ...(window as unknown as { tasks: number[] }).tasks)
  })
}

import { isWithinBounds } from '../../src/markdown/isWithinBounds.ts'
import { expect, type Kitchen, test } from '../browser/fixtures.ts'
import { completion } from '../support/localServer.ts'
import { report } from './measure.ts'

/** What markdown renderers are known to be slow at, each to be repeated as often as the bounds allow. */
const UNITS = [
  ...['*_', '*a ', '**a **', '~~a', '`a', '[', '[a](', '![', '[^a] ', '[a][b]', '&amp;', '\\*'],
  ...[
    'a <?',
    'a <? aaa',
    '<!a ',
    '<a ',
    '<a>',
    '<!--',
    '<![CDATA[',
    'www.a.b ',
    'a@b.c ',
    'http://a ',
  ],
  ...['* ', '> ', '1. ', '> * ', '+ ', '- [ ] a\n', '# a\n', 'a\n=\n', '---\n', '```\n', 'a\n\n'],
  ...[
    '| a |\n',
    '[a]: b\n',
    '\n',
    '\t',
    '\u0000',
    '\u202e',
    'x',
    '🧂',
    '🧂\u200d',
    'e\u0301',
    `a${'\u0301'.repeat(49)}`,
    'ज्ञ',
    'Stir **it** well.\n\n',
  ],
]

/** What looks back at all that came before, as an open bracket and the end of an address do. */
const AFTER = ['[', '![', 'www.a', 'http://a.b/']
const LOOKING_BACK = ['!', '!a', 'a ', 'a\n', 'www.a ', `${'!.'.repeat(49)} a`]

const tables = [5, 10, 20, 40, 80].map(
  (columns) => (rows: number) =>
    `|${'a|'.repeat(columns)}\n|${'-|'.repeat(columns)}\n${'a\n'.repeat(rows)}`,
)
const inLines = (unit: string, lineLength: number) => (times: number) =>
  Array.from({ length: times }, (_, at) => unit + (at % lineLength ? '' : '\n')).join('')

/** What is beyond the bounds, and shown as plain text: as long as a reply may be. */
const BEYOND = [
  'word '.repeat(200_000),
  'x'.repeat(1_000_000),
  `a${'\u0301'.repeat(400_000)}`,
  '\n'.repeat(500_000),
]

/** The longest that `make` can make within the bounds. */
function largest(make: (size: number) => string): string {
  let size = 1
  while (size < 8000 && isWithinBounds(make(size + 1))) size++
  return make(size)
}

test('the longest that replies of all kinds keep the page from answering, the slowest 16 in ms', async ({
  open,
}) => {
  const kitchen = await open({ answers: [completion('# Warm')] })
  await kitchen.add('egg')
  await kitchen.ask()
  await expect(kitchen.recipe.getByRole('heading')).toBeVisible()
  const makers = [
    ...UNITS.flatMap((unit) => [20, 90, 190].map((n) => inLines(unit, n))),
    ...AFTER.flatMap((start) => LOOKING_BACK.map((unit) => (n: number) => start + unit.repeat(n))),
    ...tables,
  ]
  const results = []
  for (const reply of [...makers.map(largest), ...BEYOND]) {
    results.push({
      ms: await longestTask(kitchen, reply),
      reply: JSON.stringify(reply.slice(0, 40)),
    })
  }
  await report(results.sort((a, b) => b.ms - a.ms).slice(0, 16))
})

/** In ms, from the press of the button to the next frame after the reply; 0 for less than the 50 ms of a long task. */
async function longestTask(kitchen: Kitchen, reply: string): Promise<number> {
  kitchen.server.answerWith(completion(reply))
  await kitchen.page.evaluate(() => {
    const seen = { longest: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration)
    }).observe({ type: 'longtask' })
  })
  await kitchen.ask()
  return kitchen.page.evaluate(async () => {
    // Long tasks are reported after the frame that follows them.
    for (let frames = 0; frames < 4; frames++) await new Promise(requestAnimationFrame)
    return (window as unknown as { seen: { longest: number } }).seen.longest
  })
}

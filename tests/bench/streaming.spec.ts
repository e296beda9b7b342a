import { test } from '../browser/fixtures.ts'
import { mainThreadMs, median, report, rounded, slowCpu } from './measure.ts'
import { openLab } from './openLab.ts'

const KINDS = ['ours', 'naive'] as const
const STEP = `1. Cut the **leek** into rings, and wash them in *cold* water until it stays clear.

2. Stir them in \`30 g\` of butter over a low heat, for ten minutes, without any colour.

`
const SECTION = `## For the soup

| Ingredient | Amount |
| --- | ---: |
| leek | 1 |
| butter | 30 g |

${STEP}${STEP}Serve at once, with [bread](https://example.org/bread) if there is any left.

`
const filled = (unit: string, length: number) =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length)
const recipeOf = (length: number) => filled(SECTION, length)
const TEXTS = { 'a recipe': recipeOf, 'one long list': (length: number) => filled(STEP, length) }
const RUNS = 3

for (const [name, textOf] of Object.entries(TEXTS))
  test(`streaming ${name}: all of the main thread’s time in ms, medians, in pieces of 16 characters`, async ({
    page,
  }) => {
    const { close } = await openLab(page)
    await page.evaluate((text) => window.lab.stream('ours', text, 16), textOf(500))
    const rows = []
    for (const length of [1000, 4000, 8000]) {
      const ms = { ours: [] as number[], naive: [] as number[] }
      for (let run = 0; run < RUNS; run++)
        for (const kind of KINDS)
          ms[kind].push(
            await mainThreadMs(page, () =>
              page.evaluate(([kind, text]) => window.lab.stream(kind, text, 16), [
                kind,
                textOf(length),
              ] as const),
            ),
          )
      const [ours, naive] = [Math.round(median(ms.ours)), Math.round(median(ms.naive))]
      rows.push({ characters: length, ours, naive, ratio: rounded(ours / naive, 2) })
    }
    const [first, , last] = rows
    const growth = (kind: (typeof KINDS)[number]) =>
      rounded((last?.[kind] ?? 0) / (first?.[kind] ?? 1))
    await report([
      ...rows,
      { characters: '8000 / 1000', ours: growth('ours'), naive: growth('naive') },
    ])
    await close()
  })

test('streaming: frames dropped under CPU/6, 1,024 tokens of 4 characters, one a frame', async ({
  page,
}) => {
  const { close } = await openLab(page)
  await slowCpu(await page.context().newCDPSession(page), 6)
  await page.evaluate((text) => window.lab.stream('ours', text, 4), recipeOf(500))
  const rows = []
  for (const kind of KINDS) {
    const { due, dropped } = await page.evaluate(
      ([kind, text]) => window.lab.stream(kind, text, 4),
      [kind, recipeOf(4096)] as const,
    )
    rows.push({ kind, due, dropped, percent: rounded((100 * dropped) / due) })
  }
  await report(rows)
  await close()
})

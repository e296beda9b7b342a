import { test } from '../browser/fixtures.ts'
import { mainThreadMs, median, report, rounded } from './measure.ts'
import { openLab } from './openLab.ts'

const RUNS = 21

test('one more ingredient: script, layout and paint, medians in ms', async ({ page }) => {
  const { close } = await openLab(page)
  const rows = []
  for (const count of [10, 1000, 10_000]) {
    const ms = { ours: 0, naive: 0 }
    for (const kind of ['ours', 'naive'] as const) {
      await page.evaluate(([kind, count]) => window.lab.list(kind, count), [kind, count] as const)
      const costs = []
      for (let run = 0; run < RUNS; run++)
        costs.push(await mainThreadMs(page, () => page.evaluate(() => window.lab.append())))
      ms[kind] = rounded(median(costs))
    }
    rows.push({ 'on the list': count, ...ms, ratio: rounded(ms.ours / ms.naive, 2) })
  }
  await report(rows)
  await close()
})

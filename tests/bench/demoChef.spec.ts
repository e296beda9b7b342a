import { readFileSync } from 'node:fs'
import { test } from '@playwright/test'
import { runnerImport } from 'vite'

type Chef = { printRecipe: (list: string) => string }
const EVERYDAY = readFileSync('tests/server/demoChef/everydayLists.md', 'utf8')
  .split('\n')
  .flatMap((row) => row.split(' | ')[1]?.replace(' |', '') ?? [])
/** Each takes longest where every recipe is looked at. */
const HOSTILE = ['no until', 'egg '.repeat(1000), 'no nuts, '.repeat(400), 'chickin '.repeat(500)]

test('the time of a demo chef’s reply, in ms', async () => {
  const { module: chef } = await runnerImport<Chef>('./src/server/demoChef/printRecipe.ts')
  const measure = (list: string) => {
    const start = performance.now()
    chef.printRecipe(list)
    return performance.now() - start
  }
  EVERYDAY.forEach(measure)
  const times = EVERYDAY.map(measure).sort((a, b) => a - b)
  console.log(
    `everyday lists: median ${times[times.length >> 1]?.toFixed(1)}, longest ${times.at(-1)?.toFixed(1)}`,
  )
  for (const list of HOSTILE) console.log(`${list.slice(0, 9)}: ${measure(list).toFixed(1)}`)
})

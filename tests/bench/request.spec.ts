import type { Page } from '@playwright/test'
import { expect, test } from '../browser/fixtures.ts'
import { completion } from '../support/localServer.ts'
import { median, rounded, slow4G, slowCpu } from './measure.ts'

const RUNS = 7
const RECIPE = `# Soup\n\n${'**Stir** it *well*, and `wait`.\n\n'.repeat(50)}`

test('ms from the click to the request, Slow 4G and CPU/4', async ({ open, page }) => {
  const app = await open()
  await slow4G(page)
  await slowCpu(page, 4)
  const ms = { loaded: [] as number[], notLoaded: [] as number[] }
  for (let run = 0; run < RUNS; run++) {
    await page.reload()
    ms.notLoaded.push(await clickToRequest(page))
    await expect(app.recipe).toBeVisible()
    ms.loaded.push(await clickToRequest(page))
  }
  const [loaded, notLoaded] = [median(ms.loaded), median(ms.notLoaded)]
  console.table({ loaded, notLoaded, ratio: rounded(loaded / notLoaded, 4) })
})

/** Adds an ingredient and clicks at once, before the chunk can load. */
function clickToRequest(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const button = () => document.querySelector<HTMLButtonElement>('button.request')
    const later = () => new Promise((resolve) => setTimeout(resolve))
    document.querySelector('form')?.requestSubmit()
    while (!button()) await later()
    performance.clearResourceTimings()
    const clicked = performance.now()
    button()?.click()
    const url = new URL('/v1/chat/completions', location.href).href
    while (!performance.getEntriesByName(url).length) await later()
    return (performance.getEntriesByName(url)[0]?.startTime ?? Number.NaN) - clicked
  })
}

test('ms from the last byte to the formatted recipe, CPU/4', async ({ open, page }) => {
  const app = await open({ responses: [completion(RECIPE)] })
  await slowCpu(page, 4)
  const ms = { first: [] as number[], second: [] as number[] }
  for (let run = 0; run < RUNS; run++) {
    await page.reload({ waitUntil: 'commit' })
    await app.add('egg')
    await page.waitForLoadState('networkidle')
    ms.first.push(await lastByteToRecipe(page))
    await app.show('Nothing')
    app.server.respondWith(completion(RECIPE))
    await expect(app.recipe.getByRole('heading')).toBeHidden()
    ms.second.push(await lastByteToRecipe(page))
  }
  const [first, second] = [median(ms.first), median(ms.second)]
  console.table({ first, second, ratio: rounded(first / second) })
})

function lastByteToRecipe(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const frame = () => new Promise<number>(requestAnimationFrame)
    document.querySelector<HTMLButtonElement>('button.request')?.click()
    while (!document.querySelector('.recipe h1')) await frame()
    const seen = await frame()
    const url = new URL('/v1/chat/completions', location.href).href
    return (
      seen - (performance.getEntriesByName(url).at(-1) as PerformanceResourceTiming).responseEnd
    )
  })
}

import type { Page } from '@playwright/test'
import { expect, test } from '../browser/fixtures.ts'
import { completion } from '../support/localServer.ts'
import { mainThreadMs, median, report, rounded, slow4G, slowCpu } from './measure.ts'
import { openLab } from './openLab.ts'

const RUNS = 7
const DENSE = '**Stir** it *well*, and `wait`.\n\n'.repeat(50)

test('from the press to the request that leaves, medians in ms under Slow 4G and CPU/4', async ({
  open,
  page,
}) => {
  const ms: Record<string, number[]> = { ready: [], 'not yet fetched': [] }
  const kitchen = await open()
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Network.setCacheDisabled', { cacheDisabled: true })
  await slow4G(devTools)
  await slowCpu(devTools, 4)
  for (let run = 0; run < RUNS; run++)
    for (const [chunk, values] of Object.entries(ms)) {
      await page.reload()
      if (chunk === 'ready') {
        await kitchen.add('egg')
        const isFetched = () =>
          ['huggingFaceChat-', 'Recipe-'].every((chunk) =>
            performance.getEntriesByType('resource').some(({ name }) => name.includes(chunk)),
          )
        await page.waitForFunction(isFetched)
      }
      values.push(await pressToRequest(page))
    }
  await report(
    Object.entries(ms).map(([chunk, values]) => ({ chunk, ms: rounded(median(values)) })),
  )
})

/** An ingredient and the press that follows in one go, which leaves no time to be idle. */
function pressToRequest(page: Page): Promise<number> {
  return page.evaluate(async () => {
    document.querySelector('form')?.requestSubmit()
    const button = () => document.querySelector<HTMLButtonElement>('button.request')
    while (!button()) await new Promise((resolve) => setTimeout(resolve))
    const pressed = performance.now()
    button()?.click()
    for (;;) {
      const [request] = performance.getEntriesByName(
        new URL('/v1/chat/completions', location.href).href,
      )
      if (request) return request.startTime - pressed
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  })
}

test('from the last byte to the formatted first recipe of a visit, medians in ms under CPU/4', async ({
  open,
  page,
  browser,
}) => {
  const labPage = await browser.newPage()
  const lab = await openLab(labPage)
  const kitchen = await open({ answers: [completion(`# Dense\n\n${DENSE}`)] })
  await slowCpu(await page.context().newCDPSession(page), 4)
  await slowCpu(await labPage.context().newCDPSession(labPage), 4)
  const ms: Record<string, number[]> = { ours: [], 'rendering alone': [] }
  for (let run = 0; run < RUNS; run++) {
    await page.reload()
    const renderer = page.waitForResponse(/Recipe-/)
    await kitchen.add('egg')
    await (await renderer).finished()
    ms.ours?.push(await lastByteToRecipe(page))
    await labPage.reload()
    ms['rendering alone']?.push(
      await labPage.evaluate((text) => window.lab.render(text), `# Dense\n\n${DENSE}`),
    )
  }
  const [ours = 0, alone = 0] = Object.values(ms).map(median)
  await report([
    { ours: rounded(ours), 'rendering alone': rounded(alone), ratio: rounded(ours / alone, 2) },
  ])
  await labPage.close()
  await lab.close()
})

function lastByteToRecipe(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const frame = () => new Promise<number>(requestAnimationFrame)
    document.querySelector<HTMLButtonElement>('button.request')?.click()
    while (!document.querySelector('.recipe-text h1')) await frame()
    const seen = await frame()
    const chat = new URL('/v1/chat/completions', location.href).href
    const request = performance.getEntriesByName(chat).at(-1) as PerformanceResourceTiming
    return seen - request.responseEnd
  })
}

test('one press of the button, with a dense recipe on the screen and without, medians in ms', async ({
  open,
  page,
}) => {
  const kitchen = await open({ answers: [completion(DENSE)] })
  await kitchen.add('egg')
  const press = async () => {
    kitchen.server.answerWith(() => {})
    const ms = await mainThreadMs(page, async () => {
      await page.evaluate(() =>
        document.querySelector<HTMLButtonElement>('button.request')?.click(),
      )
      await expect(kitchen.button('Stop')).toBeVisible()
    })
    await kitchen.button('Stop').click()
    return ms
  }
  const pressed = async () => {
    const costs = []
    for (let run = 0; run < RUNS; run++) costs.push(await press())
    return rounded(median(costs))
  }
  const without = await pressed()
  kitchen.server.answerWith(completion(DENSE))
  await kitchen.ask()
  await expect(kitchen.recipe.locator('strong').first()).toBeVisible()
  const withRecipe = await pressed()
  await report([
    { without, 'with a dense recipe': withRecipe, ratio: rounded(withRecipe / without) },
  ])
})

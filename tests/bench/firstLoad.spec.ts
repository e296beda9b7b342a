import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { test } from '../browser/fixtures.ts'
import { buildPage } from '../support/buildPage.ts'
import { makeSite, sharedSite, startNode } from '../support/servers.ts'
import { median } from './median.ts'

const RUNS = 7
/** Lighthouse's "Slow 4G" (docs/throttling.md). */
const SLOW_4G = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
}

test('first load under Slow 4G and CPU/4, in ms', async ({ browser }) => {
  const { directory: baseline } = await buildPage({}, ['tests/bench/baseline'])
  await copyFile('src/public/_headers', join(baseline, '_headers'))
  const sites = [await sharedSite(), await makeSite(baseline)]
  const servers = await Promise.all(sites.map((site) => startNode({}, { site })))
  const loads: Load[][] = servers.map(() => [])
  for (let run = 0; run < RUNS; run++)
    for (const [index, { url }] of servers.entries()) loads[index]?.push(await load(browser, url))
  const medianOf = (name: keyof Load) =>
    loads.map((runs) => median(runs.map((run) => run[name]))) as [number, number]
  for (const name of ['painted', 'interactive'] as const) {
    const [pageMs, baselineMs] = medianOf(name)
    const ratio = (pageMs / baselineMs).toFixed(2)
    console.log(`${name}: ${pageMs}, ${ratio} of the baseline's ${baselineMs}`)
  }
  for (const server of servers) await server.stop()
})

type Load = { painted: number; interactive: number }

/** `interactive`: when React lists an ingredient that was submitted as soon as possible. */
async function load(browser: Browser, url: string): Promise<Load> {
  const page = await browser.newPage()
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await devTools.send('Network.enable')
  await devTools.send('Network.emulateNetworkConditions', SLOW_4G)
  await page.addInitScript(() => {
    let isEntered = false
    new MutationObserver(() => {
      const field = document.querySelector('input')
      if (document.querySelector('#root li')) performance.mark('interactive')
      if (!field?.form || isEntered) return
      isEntered = true
      // The parser or React may not have completed the form yet.
      setTimeout(() => {
        field.value = 'egg'
        field.form?.requestSubmit()
      })
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length)
  const measured = await page.evaluate(() => {
    const time = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN
    return { painted: time('first-contentful-paint'), interactive: time('interactive') }
  })
  await page.close()
  return measured
}

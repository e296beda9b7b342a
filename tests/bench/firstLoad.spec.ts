import type { Browser } from '@playwright/test'
import { expect, test } from '../browser/fixtures.ts'
import { buildPage } from '../support/buildPage.ts'
import { startBrotliServer } from './brotliServer.ts'
import { median, report, rounded, slow4G, slowCpu } from './measure.ts'

const RUNS = 7

test('first load: bytes over the wire, brotli, by the browser’s own count', async ({
  browser,
  build,
}) => {
  const server = await startBrotliServer(await build({}))
  const page = await browser.newPage()
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Network.enable')
  const urls = new Map<string, string>()
  const files: { file: string; bytes: number; when: string }[] = []
  let when = 'first load'
  devTools.on('Network.responseReceived', ({ requestId, response }) =>
    urls.set(requestId, new URL(response.url).pathname),
  )
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes }) => {
    const file = urls.get(requestId)
    if (file && bytes > 0) files.push({ file, bytes, when })
  })
  await page.goto(server.url, { waitUntil: 'networkidle' })
  when = 'idle after the first ingredient'
  await page.getByLabel('Add Ingredient').fill('egg')
  await page.keyboard.press('Enter')
  await expect.poll(() => files.length).toBe(4)
  const sum = files.reduce((sum, file) => sum + (file.when === 'first load' ? file.bytes : 0), 0)
  await report([...files, { file: 'all, with headers', bytes: sum, when: 'first load' }])
  await page.close()
  await server.close()
})

test('first load: medians in ms under Slow 4G and CPU/4, prerendered beside plain', async ({
  browser,
  build,
}) => {
  const plain = await buildPage({}, ['--config', 'tests/bench/plain.config.ts'])
  const servers = {
    prerendered: await startBrotliServer(await build({})),
    plain: await startBrotliServer(plain.directory),
  }
  const runs: { kind: string; painted: number; usable: number }[] = []
  for (let run = 0; run < RUNS; run++)
    for (const [kind, { url }] of Object.entries(servers))
      runs.push({ kind, ...(await load(browser, url)) })
  const medians = (kind: string) => {
    const ofKind = runs.filter((run) => run.kind === kind)
    return {
      painted: Math.round(median(ofKind.map(({ painted }) => painted))),
      usable: Math.round(median(ofKind.map(({ usable }) => usable))),
    }
  }
  const [ours, plainly] = [medians('prerendered'), medians('plain')]
  const ratio = {
    painted: rounded(ours.painted / plainly.painted, 2),
    usable: rounded(ours.usable / plainly.usable, 2),
  }
  await report({ prerendered: ours, plain: plainly, ratio })
  for (const server of Object.values(servers)) await server.close()
})

/** In ms from the navigation: the first contentful paint, and an ingredient on the list, entered as soon as its field was there. */
async function load(browser: Browser, url: string) {
  const context = await browser.newContext()
  const page = await context.newPage()
  const devTools = await context.newCDPSession(page)
  await slow4G(devTools)
  await slowCpu(devTools, 4)
  await page.addInitScript(() => {
    let isEntered = false
    new MutationObserver(() => {
      const field = document.querySelector('input')
      if (field?.form && !isEntered) {
        isEntered = true
        // The form is whole when the rest of the page has been parsed, or the component rendered.
        setTimeout(() => {
          field.value = 'egg'
          field.form?.requestSubmit()
        })
      }
      if (document.querySelector('.ingredient-list li')) performance.mark('usable')
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto(url)
  await page.getByText('Ingredients on hand').waitFor()
  const times = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    usable: performance.getEntriesByName('usable')[0]?.startTime ?? Number.NaN,
  }))
  await context.close()
  return times
}

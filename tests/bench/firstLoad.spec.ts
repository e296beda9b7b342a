import { cp, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Browser } from '@playwright/test'
import { test } from '../browser/fixtures.ts'
import { buildPage, newFolder, sharedPage } from '../support/buildPage.ts'
import { startLocalServer } from '../support/localServer.ts'

const RUNS = 7
const METRICS = ['bytes', 'painted', 'interactive'] as const
/** Lighthouse's "Slow 4G" (docs/throttling.md). */
const SLOW_4G = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
}
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

test('first load: bytes of brotli, and ms under Slow 4G and CPU/4', async ({ browser }) => {
  const directory = await sharedPage()
  const pages = [
    directory,
    await withoutScripts(directory),
    (await buildPage({}, ['tests/bench/baseline'])).directory,
  ]
  const servers = await Promise.all(pages.map(serveCompressed))
  const loads: Load[][] = servers.map(() => [])
  for (let run = 0; run < RUNS; run++)
    for (const [index, { url }] of servers.entries()) loads[index]?.push(await load(browser, url))
  const [page, bare, baseline] = loads.map((runs) =>
    Object.fromEntries(METRICS.map((name) => [name, median(runs.map((run) => run[name]))])),
  ) as [Load, Load, Load]
  console.table({ page, 'without its scripts': bare, baseline })
  console.table({
    'first paint ÷ without its scripts': (page.painted / bare.painted).toFixed(2),
    'first paint ÷ baseline': (page.painted / baseline.painted).toFixed(2),
    'interactive ÷ baseline': (page.interactive / baseline.interactive).toFixed(2),
  })
  for (const server of servers) await server.close()
})

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN
}

async function withoutScripts(page: string): Promise<string> {
  const copy = await newFolder()
  await cp(page, copy, { recursive: true })
  const html = await readFile(join(page, 'index.html'), 'utf8')
  await writeFile(join(copy, 'index.html'), html.replace(/<script.*?<\/script>/gs, ''))
  return copy
}

function serveCompressed(directory: string) {
  return startLocalServer(async (response, { path }) => {
    const name = path === '/' ? 'index.html' : path
    const file = await readFile(join(directory, name)).catch(() => undefined)
    const type = TYPES[extname(name) as keyof typeof TYPES]
    const headers = { 'Content-Type': type, 'Content-Encoding': 'br' }
    if (file) response.writeHead(200, headers).end(brotliCompressSync(file))
    else response.writeHead(404).end()
  })
}

type Load = Record<(typeof METRICS)[number], number>

/** `interactive` is when React lists an ingredient that was submitted as soon as the form existed. */
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
        // Without scripts, submitting the form would leave the page.
        if (document.scripts.length > 0) field.form?.requestSubmit()
      })
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  )
  const measured = await page.evaluate(() => {
    const time = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN
    const files = ['navigation', 'resource'].flatMap((type) => performance.getEntriesByType(type))
    const first = [location.href, ...[...document.scripts].map(({ src }) => src)]
    const early = files.filter(({ name }) => first.includes(name))
    return {
      bytes: early.reduce((sum, file) => sum + (file as PerformanceResourceTiming).transferSize, 0),
      painted: time('first-contentful-paint'),
      interactive: time('interactive'),
    }
  })
  await page.close()
  return measured
}

import { type CDPSession, type Page, test } from '@playwright/test'

/** Hands the figures of a measurement to the reporter. */
export function report(rows: unknown): Promise<void> {
  return test
    .info()
    .attach('found', { body: JSON.stringify(rows), contentType: 'application/json' })
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

export const rounded = (value: number, digits = 1) => Number(value.toFixed(digits))

/** Lighthouse's "Slow 4G", as its docs/throttling.md has it for throttling by DevTools. */
export async function slow4G(devTools: CDPSession): Promise<void> {
  await devTools.send('Network.enable')
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150 * 3.75,
    downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
    uploadThroughput: (750 * 1024 * 0.9) / 8,
  })
}

export async function slowCpu(devTools: CDPSession, rate: number): Promise<void> {
  await devTools.send('Emulation.setCPUThrottlingRate', { rate })
}

/** The milliseconds of all that the page's main thread did while `work` ran: script, style, layout and paint. */
export async function mainThreadMs(page: Page, work: () => Promise<unknown>): Promise<number> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Performance.enable')
  const busySeconds = async () => {
    const { metrics } = await devTools.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
  }
  const before = await busySeconds()
  await work()
  const after = await busySeconds()
  await devTools.detach()
  return (after - before) * 1000
}

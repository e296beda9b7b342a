import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { test } from '@playwright/test'
import { environmentWith } from '../support/buildPage.ts'
import { postToGateway, STREAM_PAYLOAD } from '../support/postToGateway.ts'
import { sharedSite } from '../support/servers.ts'
import { type Server, waitForServer } from '../support/waitForServer.ts'
import { median } from './median.ts'

const STREAMS = 200
const RUNS = 9

test(`CPU of a stream of 100 tokens, ${STREAMS} at once, in ms`, async () => {
  const upstream = await start(scriptOf('upstream'))
  const proxy = await start(scriptOf('honoProxy'), upstream.url)
  const gateway = await start(`${await sharedSite()}/dist-server/serve.js`, upstream.url)
  const runs: { proxy: number; gateway: number }[] = []
  // Interleaved, because other programs may be running.
  const run = async () => ({ proxy: await measure(proxy), gateway: await measure(gateway) })
  // A warm-up.
  await run()
  while (runs.length < RUNS) runs.push(await run())
  const [proxyMs, gatewayMs] = [runs.map((run) => run.proxy), runs.map((run) => run.gateway)]
  const ratios = runs.map((run) => run.gateway / run.proxy)
  console.log(
    `Hono's proxy: ${median(proxyMs).toFixed(1)}, gateway: ${median(gatewayMs).toFixed(1)}`,
  )
  console.log(`ratio: ${median(ratios).toFixed(2)} of ${ratios.map((ratio) => ratio.toFixed(2))}`)
  for (const server of [upstream, proxy, gateway]) await server.stop()
})

const scriptOf = (name: string) => resolve(import.meta.dirname, `streams/${name}.js`)

function start(script: string, CHAT_UPSTREAM = '') {
  const limits = { CHAT_RATE_LIMIT: '9999', CHAT_CALLS_AT_ONCE: '9999' }
  const address = { HOST: '127.0.0.1', PORT: '0' }
  const child = spawn(process.execPath, ['--import', scriptOf('reportCpu'), script], {
    env: environmentWith({ ...address, ...limits, CHAT_UPSTREAM }),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  return waitForServer(child)
}

/** The CPU time that the server takes for each of the streams. */
async function measure({ url, child }: Server): Promise<number> {
  const readCpu = async () => {
    child.send('cpu')
    const [ms] = await once(child, 'message')
    return ms as number
  }
  const before = await readCpu()
  await Promise.all(Array.from({ length: STREAMS }, () => readStream(url)))
  return ((await readCpu()) - before) / STREAMS
}

async function readStream(url: string) {
  const response = await postToGateway(url, STREAM_PAYLOAD)
  if (!(await response.text()).endsWith('[DONE]\n\n')) throw new Error('The stream is not complete')
}

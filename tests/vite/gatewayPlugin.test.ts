import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeMessages } from '../../src/protocol/prompt.ts'
import { startVite } from '../support/buildPage.ts'
import { completion, type LocalServer, startLocalServer } from '../support/localServer.ts'

let upstream: LocalServer
let vite: Awaited<ReturnType<typeof startVite>>
beforeAll(async () => {
  upstream = await startLocalServer()
  vite = await startVite(process.cwd(), { CHAT_UPSTREAM: upstream.url })
})
afterAll(async () => {
  await vite.stop()
  await upstream.close()
})

const call = () =>
  fetch(new URL('v1/chat/completions', vite.address), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ messages: makeMessages(['leek']) }),
  })

it('the development server goes on after a response that makes fetch emit an error outside of the call', async () => {
  const gzip = Array(6).fill('gzip').join(', ')
  upstream.respondWith((response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Encoding': gzip })
    response.end('x'.repeat(100_000))
  })
  expect((await call()).status).toBe(502)
  upstream.respondWith(completion('# Soup'))
  expect((await call()).status).toBe(200)
})

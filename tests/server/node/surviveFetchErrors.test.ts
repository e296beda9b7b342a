import { expect, it, onTestFinished, vi } from 'vitest'
import { surviveFetchErrors } from '../../../src/server/node/surviveFetchErrors.ts'
import { startVite } from '../../support/buildPage.ts'
import { send, sendCompletion } from '../../support/localServer.ts'
import { postToGateway, STREAM_PAYLOAD } from '../../support/postToGateway.ts'
import { serverForEachTest } from '../../support/serverForEachTest.ts'
import { startNode } from '../../support/servers.ts'

const upstream = serverForEachTest()

const PAUSED = `AssertionError [ERR_ASSERTION]: …:

  assert(!this.paused)

    at finish (node:internal/deps/undici/undici:1:2)`

it.each([
  ['goes on', 'a late AbortError', 'AbortError', 'AbortError: This operation was aborted'],
  ['goes on', 'the assertion of a paused fetch', 'AssertionError', PAUSED],
  ['ends', 'another assertion', 'AssertionError', PAUSED.replace('paused', 'closed')],
  ['ends', 'an error that quotes the assertion', 'Error', `Error: ${PAUSED}`],
])('the process %s after %s', (outcome, _, name, stack) => {
  const goesOn = outcome === 'goes on'
  const on = vi.spyOn(process, 'on').mockReturnThis()
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never)
  const consoleError = vi.spyOn(console, 'error').mockReturnValue()
  const consoleLog = vi.spyOn(console, 'log').mockReturnValue()
  surviveFetchErrors()
  on.mock.lastCall?.[1](Object.assign(new Error(), { name, stack }))
  const line = expect.stringMatching(/ type=warning message=".*Error/)
  expect(consoleLog.mock.calls).toEqual(goesOn ? [[line]] : [])
  expect([...consoleError.mock.calls, ...exit.mock.calls]).toEqual(goesOn ? [] : [[stack], [1]])
})

it.each([
  ['npm start', startNode],
  ['npm run dev', (env: Record<string, string>) => startVite('.', env)],
])('%s survives an error of fetch that no call can catch', async (_, start) => {
  const server = await start({ CHAT_UPSTREAM: upstream.url })
  onTestFinished(server.stop)
  // fetch rejects more than five encodings, and in Node 20 to 24 also emits an error.
  const headers = { 'Content-Encoding': Array(6).fill('gzip').join(', ') }
  upstream.respondWith(send(200, 'x'.repeat(100_000), headers), sendCompletion('# Soup'))
  expect((await postToGateway(server.url, STREAM_PAYLOAD)).status).toBe(502)
  expect((await postToGateway(server.url, STREAM_PAYLOAD)).status).toBe(200)
  await expect.poll(server.log).toMatch(/ type=request .* status=200 /)
})

import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { appsForEachTest, makeRequest } from '../support/appsForEachTest.ts'
import { DONE, eventOf, sendEvents } from '../support/events.ts'
import { send } from '../support/localServer.ts'
import { PAYLOAD, STREAM_PAYLOAD } from '../support/postToGateway.ts'
import { readRows } from '../support/readRows.ts'

const { upstream, appWith, loggedLines } = appsForEachTest()

const CONTENT = { content: 'a' }
const CUT_REPLY = {
  choices: [{ message: CONTENT, delta: CONTENT, finish_reason: 'abort' }],
  usage: { total_tokens: 42 },
}

it('logs the fields of a request that src/server/README.md explains', async () => {
  const app = appWith()
  upstream.respondWith(send(200, CUT_REPLY))
  await (await app.request(makeRequest(PAYLOAD))).text()
  upstream.respondWith(sendEvents(eventOf(CUT_REPLY), DONE))
  await (await app.request(makeRequest(STREAM_PAYLOAD))).text()
  const expected = { tokens: '42', upstream: expect.any(String) }
  await expect.poll(loggedLines).toMatchObject([expected, expected])
  const guide = readFileSync('src/server/README.md', 'utf8')
  const rows = readRows(guide, 'The fields of a request')
  const fields = rows.flatMap(([names = '']) => names.split(', '))
  const logged = new Set(loggedLines().flatMap((line) => Object.keys(line)))
  expect([...logged].sort()).toEqual(['type', ...fields].sort())
})

import { expect, it } from 'vitest'
import { createHttpServer } from '../../../src/server/node/createHttpServer.ts'

const { keepAliveTimeout, requestTimeout, timeout } = createHttpServer(300_000)

it('keeps an idle connection longer than load balancers do', () => {
  expect(keepAliveTimeout).toBeGreaterThan(60_000)
})

it('drops a client that takes over 30 s to send its request', () => {
  expect(requestTimeout).toBe(30_000)
})

it('drops a client that stops reading, 30 s after the longest call', () => {
  expect(timeout).toBe(330_000)
})

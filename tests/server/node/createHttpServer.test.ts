import { expect, it } from 'vitest'
import { createHttpServer } from '../../../src/server/node/createHttpServer.ts'

it('keeps connections longer than load balancers and calls need, but not for a slow request', () => {
  const { requestTimeout, keepAliveTimeout, timeout } = createHttpServer(300_000)
  expect(requestTimeout).toBe(30_000)
  expect(keepAliveTimeout).toBeGreaterThan(60_000)
  expect(timeout).toBeGreaterThan(300_000)
})

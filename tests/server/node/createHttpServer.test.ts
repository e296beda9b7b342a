import { expect, it } from 'vitest'
import { createHttpServer } from '../../../src/server/node/createHttpServer.ts'

it('keeps connections longer than load balancers and calls need', () => {
  const { keepAliveTimeout, timeout } = createHttpServer(300_000)
  expect(keepAliveTimeout).toBeGreaterThan(60_000)
  expect(timeout).toBeGreaterThan(300_000)
})

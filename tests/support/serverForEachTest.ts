import { afterEach, beforeEach } from 'vitest'
import { type LocalServer, type Responder, startLocalServer } from './localServer.ts'

/** A local server for each test. Outside of a test, `url` and `requests` throw. */
export function serverForEachTest(...responses: Responder[]): Omit<LocalServer, 'close'> {
  let server: LocalServer
  beforeEach(async () => {
    server = await startLocalServer(...responses)
  })
  afterEach(() => server.close())
  return {
    get url() {
      return server.url
    },
    get requests() {
      return server.requests
    },
    respondWith: (...next) => server.respondWith(...next),
  }
}

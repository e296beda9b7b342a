import { afterEach, beforeEach } from 'vitest'
import { type LocalServer, type Responder, startLocalServer } from './localServer.ts'

/** A local server for each test. It is filled before each: don't destructure it. */
export function serverForEachTest(...responses: Responder[]): LocalServer {
  const server = {} as LocalServer
  beforeEach(async () => void Object.assign(server, await startLocalServer(...responses)))
  afterEach(() => server.close())
  return server
}

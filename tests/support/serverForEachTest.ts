import { afterEach, beforeEach } from 'vitest'
import { type LocalServer, type Responder, startLocalServer } from './localServer.ts'

/** A local server that starts before each test and closes after it. */
export function serverForEachTest(...responses: Responder[]): LocalServer {
  const server = {} as LocalServer
  beforeEach(async () => void Object.assign(server, await startLocalServer(...responses)))
  afterEach(() => server.close())
  return server
}

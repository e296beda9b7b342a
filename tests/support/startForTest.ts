import { connect } from 'node:net'
import { onTestFinished } from 'vitest'
import { startNode } from './servers.ts'

/** The server on Node, which stops when the test ends. */
export async function startForTest(...options: Parameters<typeof startNode>) {
  const server = await startNode(...options)
  onTestFinished(server.stop)
  return server
}

/** A raw connection to a server. Its errors are ignored. */
export const connectTo = (url: string) =>
  connect(Number(new URL(url).port), '127.0.0.1').on('error', () => {})

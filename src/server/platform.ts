import type { Context, MiddlewareHandler } from 'hono'
import type { RequestIdVariables } from 'hono/request-id'
import type { UpstreamCall } from './upstreamCall.ts'

/** What differs between Node, Workers and the development server. */
export type Platform = {
  /** The name under which a client is counted and logged. */
  readClient: (context: Context) => string
  /** Counts a call. Returns the seconds until the client's next one is allowed, 0 if this one is. */
  countCall: (client: string) => number | Promise<number>
  /** Whether the server is meant for this machine only. Then the demo chef may answer without a setting. */
  isForThisMachine: boolean
  /** The running calls to upstream, which a shutdown ends. */
  runningCalls?: Set<UpstreamCall>
  /** Serves the files of the page. Elsewhere, the platform does so before it calls this app. */
  pageFiles?: MiddlewareHandler
}

export type ServerEnv = { Variables: RequestIdVariables & { call?: UpstreamCall } }

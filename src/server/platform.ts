import type { Context, MiddlewareHandler } from 'hono'
import type { UpstreamCall } from './trackCall.ts'

/** What differs between Node, Workers and the development server. */
export type Platform = {
  /** The client's address (IPv6: its /56 network), for the rate limit and the log. */
  identifyClient: (context: Context) => string
  /** Counts a request. Returns the seconds until the next is allowed, undefined if this one is. */
  checkRateLimit: (client: string) => number | undefined | Promise<number | undefined>
  /** Holds the running calls to upstream. At a shutdown, they are closed. */
  runningCalls: Set<UpstreamCall>
  /** What lets other machines call, if they can: a setting or the platform. */
  exposedBy: string | undefined
  /** Serves the page's files, on Node only. */
  pageFiles?: MiddlewareHandler
  /** Keeps a Worker alive until `work` is done. */
  waitUntil?: (context: Context, work: Promise<void>) => void
}

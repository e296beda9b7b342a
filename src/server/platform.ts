import type { Context, MiddlewareHandler } from 'hono'
import type { UpstreamCall } from './trackCall.ts'

/** What differs between Node, Workers and the development server. */
export type Platform = {
  /** The client's address (IPv6: its /56 network), for the rate limit and the log. */
  clientOf: (context: Context) => string
  /** Counts a call of the client. Returns the seconds to wait, 0 if the call is allowed. */
  checkRateLimit: (client: string) => number | Promise<number>
  /** What lets other machines call the server. If nothing does, the demo chef needs no setting. */
  openedBy?: string | undefined
  /** The running calls to upstream: the cap counts them, and a shutdown ends them. */
  runningCalls: Set<UpstreamCall>
  /** Serves the files of the page. Elsewhere, the platform does so before it calls this app. */
  pageFiles?: MiddlewareHandler
  /** Keeps the platform from ending what goes on after the response. Nothing to do on Node. */
  waitUntil: (context: Context, work: Promise<void>) => void
}

import type { RequestIdVariables } from 'hono/request-id'
import type { UpstreamCall } from './trackCall.ts'

/** What the gateway takes from a client's request. */
export type ClientInput = { userMessage: string; stream: boolean }

export type ServerEnv = {
  Variables: RequestIdVariables & { client: string; input: ClientInput; call?: UpstreamCall }
}

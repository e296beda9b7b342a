import type { RequestIdVariables } from 'hono/request-id'
import type { UpstreamCall } from './trackCall.ts'

/** What the gateway takes from a client's call. */
export type ClientInput = { userMessage: string; stream: boolean }

export type ServerEnv = {
  Variables: RequestIdVariables & { input: ClientInput; call?: UpstreamCall }
}

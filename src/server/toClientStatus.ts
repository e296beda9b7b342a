import { ChatError } from '../protocol/chat.ts'
import type { CallEnding } from './trackCall.ts'

/** What the client reads if upstream fails: upstream's own words may quote the key. */
export const UPSTREAM_FAILED = 'The chat server failed; the log of the gateway says why'

/** The status that the client gets after a failed call. */
export function toClientStatus(ending: CallEnding | undefined): number {
  if (ending === 'shut down') return 503
  if (ending === 'timeout') return 504
  if (!(ending instanceof ChatError)) return 502
  const isSetup = ending.failure === 'setup'
  const status = ending.errorStatus ?? 502
  // A used-up quota. A 429 would tell the page to try again.
  if (isSetup && status === 429) return 402
  // The model or the account. A 400 would blame the request.
  if (isSetup && [400, 422].includes(status)) return 404
  // Fetch resends a request after a 408 or 421, and rejects a 407.
  if (status === 408) return 504
  if ([407, 421].includes(status)) return 502
  return status
}

import { type Chat, ChatError } from '../protocol/chat.ts'

/** Adds a timeout: a call without a reply is aborted after `timeoutMs`, and rejects. */
export function withTimeout(chat: Chat, timeoutMs: number): Chat {
  return (input, signal, listener) => {
    const timeout = AbortSignal.timeout(timeoutMs)
    // Rejects even while `chat` loads its code, which no signal aborts.
    const timedOut = new Promise<never>((_, reject) => {
      const error = new ChatError('timeout', `There was no reply within ${timeoutMs / 1000} s`)
      timeout.addEventListener('abort', () => reject(error))
    })
    return Promise.race([timedOut, chat(input, AbortSignal.any([signal, timeout]), listener)])
  }
}

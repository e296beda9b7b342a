import { type Chat, ChatError } from '../protocol/chat.ts'

/** Adds a timeout: a call without a reply is aborted after `timeoutMs`, and rejects. */
export function withTimeout(chat: Chat, timeoutMs: number): Chat {
  return async (input, signal, listener) => {
    const timeout = AbortSignal.timeout(timeoutMs)
    // Rejects even while `chat` loads its code, which no signal aborts.
    const timedOut = new Promise<never>((_, reject) => {
      // In a later task: an aborted call first reports what has arrived.
      timeout.addEventListener('abort', () => setTimeout(reject))
    })
    const call = chat(input, AbortSignal.any([signal, timeout]), listener)
    try {
      return await Promise.race([timedOut, call])
    } catch (error) {
      if (!timeout.aborted) throw error
      throw new ChatError('timeout', `There was no reply within ${timeoutMs / 1000} s`)
    }
  }
}

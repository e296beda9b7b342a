import { type Chat, ChatError } from './chat.ts'

/** Wraps `chat` so that it rejects with a ChatError if there is no reply within `timeoutMs`. */
export function withTimeout(chat: Chat, timeoutMs: number): Chat {
  return async (messages, signal, listener) => {
    const timeout = AbortSignal.timeout(timeoutMs)
    try {
      return await chat(messages, AbortSignal.any([signal, timeout]), listener)
    } catch (error) {
      if (!timeout.aborted) throw error
      throw new ChatError('timeout', `There was no reply within ${timeoutMs / 1000} s`)
    }
  }
}

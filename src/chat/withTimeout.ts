import { type Chat, ChatError } from '../protocol/chat.ts'

/** Adds a timeout to `chat`: a call without a reply within `timeoutMs` rejects with a ChatError. */
export function withTimeout(chat: Chat, timeoutMs: number): Chat {
  return async (ingredients, signal, listener) => {
    const timeout = AbortSignal.timeout(timeoutMs)
    try {
      return await chat(ingredients, AbortSignal.any([signal, timeout]), listener)
    } catch (error) {
      if (!timeout.aborted) throw error
      throw new ChatError('timeout', `There was no reply within ${timeoutMs / 1000} s`)
    }
  }
}

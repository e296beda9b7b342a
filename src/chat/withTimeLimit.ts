import { type Chat, ChatError } from './chat.ts'

/**
 * The same chat, whose calls take at most `limitMs`: loading its code, all requests and pauses, and the answer to its
 * last byte. Then the call is aborted and rejects with a ChatError, even if the chat does not heed the abort.
 */
export function withTimeLimit(chat: Chat, limitMs: number): Chat {
  return (messages, signal, listener) => {
    const limit = AbortSignal.timeout(limitMs)
    const tooSlow = new Promise<never>((_, reject) => {
      const error = new ChatError('too slow', 'The chat server took too long to answer')
      limit.addEventListener('abort', () => reject(error), { once: true })
    })
    return Promise.race([tooSlow, chat(messages, AbortSignal.any([signal, limit]), listener)])
  }
}

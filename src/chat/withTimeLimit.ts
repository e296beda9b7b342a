import { abortingWith } from './abortingWith.ts'
import { type Chat, ChatError } from './chat.ts'

/**
 * The same chat, whose calls take at most `limitMs`: loading its code, all requests and pauses, and the answer to its
 * last byte. Then the call is aborted and rejects with a ChatError, even if the chat does not heed the abort.
 */
export function withTimeLimit(chat: Chat, limitMs: number): Chat {
  return async (messages, signal, listener) => {
    const call = abortingWith(signal)
    let timer: ReturnType<typeof setTimeout> | undefined
    const tooSlow = new Promise<never>((_, reject) => {
      const error = new ChatError('too slow', 'The chat server took too long to answer')
      timer = setTimeout(reject, limitMs, error)
    })
    try {
      return await Promise.race([tooSlow, chat(messages, call.signal, listener)])
    } finally {
      clearTimeout(timer)
      // Ends a chat that was too slow, and leaves no listener on `signal`.
      call.abort()
    }
  }
}

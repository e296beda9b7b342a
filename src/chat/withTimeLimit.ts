import { type Chat, ChatError } from './chat.ts'

/**
 * The same chat, of which a call may take `limitMs` and no more: the loading of its code, all requests and pauses, and
 * the answer to its last byte. Then it is aborted, and rejects with a ChatError, whatever the chat makes of the abort.
 */
export function withTimeLimit(chat: Chat, limitMs: number): Chat {
  return (messages, signal, onPiece) => {
    const limit = AbortSignal.timeout(limitMs)
    const tooSlow = new Promise<never>((_, reject) => {
      const error = new ChatError('too slow', 'The chat server took too long to answer')
      limit.addEventListener('abort', () => reject(error), { once: true })
    })
    return Promise.race([tooSlow, chat(messages, AbortSignal.any([signal, limit]), onPiece)])
  }
}

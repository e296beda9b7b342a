import type { Chat, Listener, RecipeInput, Reply } from '../../src/protocol/chat.ts'

type Call = Listener & {
  input: RecipeInput
  signal: AbortSignal
  reply: (text: string, finishReason?: Reply['finishReason']) => void
  fail: (error: unknown) => void
}

export const INPUT: RecipeInput = { ingredients: ['leek', ' egg'] }

/** A chat port whose calls stay pending, even after an abort, until the test settles them. */
export function fakeChat() {
  const calls: Call[] = []
  const chat: Chat = (input, signal, listener) =>
    new Promise((resolve, reject) => {
      calls.push({
        ...listener,
        input,
        signal,
        reply: (text, finishReason = 'stop') => resolve({ text, finishReason }),
        fail: reject,
      })
    })
  return {
    chat,
    calls,
    get lastCall() {
      const call = calls.at(-1)
      if (!call) throw new Error('The chat was not called')
      return call
    },
  }
}

/** Ignores what a call reports. */
export const ignoringListener: Listener = { onDelta: () => {}, onRetry: () => {} }

/** A signal that does not abort. */
export const unaborted = () => new AbortController().signal

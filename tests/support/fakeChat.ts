import type { Chat, Listener, Message, Reply } from '../../src/chat/chat.ts'

type Call = {
  messages: readonly Message[]
  signal: AbortSignal
  /** Neither answered nor aborted. */
  isOpen: () => boolean
  arrive: Listener['onDelta']
  notReady: Listener['onRetry']
  answer: (text: string, finishReason?: Reply['finishReason']) => void
  fail: (error: unknown) => void
}

/** A chat port whose calls stay open until the test answers them, also when they are aborted. */
export function fakeChat() {
  const calls: Call[] = []
  const chat: Chat = (messages, signal, { onDelta, onRetry }) =>
    new Promise((resolve, reject) => {
      let isSettled = false
      const settling =
        <T>(settle: (outcome: T) => void) =>
        (outcome: T) => {
          isSettled = true
          settle(outcome)
        }
      const isOpen = () => !isSettled && !signal.aborted
      calls.push({
        messages,
        signal,
        isOpen,
        arrive: onDelta,
        notReady: onRetry,
        answer: (text, finishReason = 'stop') => settling(resolve)({ text, finishReason }),
        fail: settling(reject),
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

/** For who only waits for the reply. */
export const silent: Listener = { onDelta: () => {}, onRetry: () => {} }

import {
  type Chat,
  ChatError,
  type Listener,
  type Message,
  type Reply,
} from '../../src/protocol/chat.ts'

type Call = Listener & {
  messages: readonly Message[]
  signal: AbortSignal
  reply: (text: string, finishReason?: Reply['finishReason']) => void
  fail: (error: unknown) => void
}

/** A chat port whose calls stay pending, even after an abort, until the test settles them. */
export function fakeChat() {
  const calls: Call[] = []
  const chat: Chat = (messages, signal, listener) =>
    new Promise((resolve, reject) => {
      calls.push({
        ...listener,
        messages,
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
export const silent: Listener = { onDelta: () => {}, onRetry: () => {} }

/** A signal that does not abort. */
export const never = () => new AbortController().signal

/** The ChatError that a call must reject with. */
export async function chatErrorOf(call: Promise<Reply>): Promise<ChatError> {
  const error = await call.catch((error: unknown) => error)
  if (error instanceof ChatError) return error
  throw new Error('The call should have failed with a ChatError', { cause: error })
}

import type { Chat } from './chat.ts'

type NextFrame = (callback: () => void) => unknown

/** The same chat, but `onDelta` is called at most once a frame, with all that has come since the last. */
export function oncePerFrame(chat: Chat, nextFrame: NextFrame): Chat {
  return (messages, signal, listener) => {
    let waiting = ''
    const tell = () => {
      listener.onDelta(waiting)
      waiting = ''
    }
    const onDelta = (text: string) => {
      if (!waiting) nextFrame(tell)
      waiting += text
    }
    return chat(messages, signal, { ...listener, onDelta })
  }
}

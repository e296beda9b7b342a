import type { Chat } from './chat.ts'

type NextFrame = (callback: () => void) => unknown

/** The same chat, but `onPiece` is called at most once a frame, with all that has come since the last. */
export function oncePerFrame(chat: Chat, nextFrame: NextFrame): Chat {
  return (messages, signal, listener) => {
    let waiting = ''
    const tell = () => {
      listener.onPiece(waiting)
      waiting = ''
    }
    const onPiece = (text: string) => {
      if (!waiting) nextFrame(tell)
      waiting += text
    }
    return chat(messages, signal, { ...listener, onPiece })
  }
}

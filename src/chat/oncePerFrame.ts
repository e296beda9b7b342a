import type { Chat, Piece } from './chat.ts'

type NextFrame = (callback: () => void) => unknown

/** The same chat, but `onPiece` is called at most once a frame, with all that has come since the last. */
export function oncePerFrame(chat: Chat, nextFrame: NextFrame): Chat {
  return async (messages, signal, onPiece) => {
    let waiting: Piece | undefined
    let isOver = false
    const tell = () => {
      if (waiting && !isOver && !signal.aborted) onPiece?.(waiting)
      waiting = undefined
    }
    try {
      return await chat(messages, signal, ({ text, tokens }) => {
        if (!waiting) nextFrame(tell)
        waiting = { text: (waiting?.text ?? '') + text, tokens: (waiting?.tokens ?? 0) + tokens }
      })
    } finally {
      isOver = true
    }
  }
}

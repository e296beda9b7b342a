import type { Listener } from '../protocol/chat.ts'
import { isEventStream } from '../protocol/mediaTypes.ts'
import { readChunks, readCompletion } from '../protocol/readReply.ts'

type OnDelta = Listener['onDelta']

/** Reads a streamed reply, and returns it as the JSON of a whole one. Rejects with a ChatError if it breaks off. */
export async function readStream(response: Response, signal: AbortSignal, onDelta: OnDelta) {
  // Some servers ignore `stream`.
  if (!isEventStream(response)) return readCompletion(response, signal)
  const finished = new AbortController()
  const report = oncePerFrame(onDelta, finished.signal)
  let content: string | undefined
  let finish_reason: unknown
  try {
    for await (const { chunks } of readChunks(response.body, signal))
      for (const chunk of chunks) {
        finish_reason = chunk.finishReason
        if (chunk.content !== undefined) content = (content ?? '') + chunk.content
        if (chunk.content) report(chunk.content)
      }
    return JSON.stringify({ choices: [{ message: { content }, finish_reason }] })
  } finally {
    // Drop the deltas that still wait for a frame: they must not arrive after the whole reply.
    finished.abort()
  }
}

/** Calls `onDelta` at most once per frame, and never after an abort. */
function oncePerFrame(onDelta: OnDelta, signal: AbortSignal): OnDelta {
  let unreported = ''
  function flush() {
    if (!signal.aborted) onDelta(unreported)
    unreported = ''
  }
  return (delta) => {
    if (!unreported) requestAnimationFrame(flush)
    unreported += delta
  }
}

import type { Listener } from '../protocol/chat.ts'
import { isEventStream, readChunks, readCompletion } from '../protocol/readReply.ts'

type OnDelta = Listener['onDelta']

/** Reads a reply, streamed or whole, as the JSON of a whole one. Calls `onDelta` once per frame, perhaps after the end. */
export async function readStream(response: Response, signal: AbortSignal, onDelta: OnDelta) {
  if (!isEventStream(response)) return readCompletion(response, signal)
  let whole: object | undefined
  let unreported = ''
  function report() {
    if (unreported) onDelta(unreported)
    unreported = ''
  }
  try {
    for await (const { chunks, completion } of readChunks(response.body, signal)) {
      for (const { content = '' } of chunks) {
        if (content && !unreported) requestAnimationFrame(report)
        unreported += content
      }
      whole = completion
    }
  } catch (error) {
    // A hidden page has no frames, and what has arrived is kept.
    report()
    throw error
  }
  return JSON.stringify(whole)
}

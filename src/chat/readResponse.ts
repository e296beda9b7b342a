import type { Listener } from '../protocol/chat.ts'
import { isEventStream, readChunks } from '../protocol/readChunks.ts'
import { readCompletion } from '../protocol/readReply.ts'

type OnDelta = Listener['onDelta']

/** Reads a reply, streamed or whole, as the JSON of a whole one. Calls `onDelta` once per frame, perhaps after the end. */
export async function readResponse(response: Response, signal: AbortSignal, onDelta: OnDelta) {
  if (!isEventStream(response)) return readCompletion(response, signal)
  let whole: object | undefined
  let unreported = ''
  function report() {
    if (unreported) onDelta(unreported)
    unreported = ''
  }
  try {
    for await (const { text, completion } of readChunks(response, signal)) {
      if (text && !unreported) requestAnimationFrame(report)
      unreported += text
      whole = completion
    }
  } catch (error) {
    // A hidden page has no frames, and what has arrived is kept.
    report()
    throw error
  }
  return JSON.stringify(whole)
}

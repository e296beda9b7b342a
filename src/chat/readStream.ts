import type { Listener } from '../protocol/chat.ts'
import { isEventStream, readChunks, readCompletion } from '../protocol/readReply.ts'

type OnDelta = Listener['onDelta']

/** Reads a reply, streamed or whole, as the JSON of a whole one. Calls `onDelta` once per frame, perhaps after the end. */
export async function readStream(response: Response, signal: AbortSignal, onDelta: OnDelta) {
  if (!isEventStream(response)) return readCompletion(response, signal)
  let content: string | undefined
  let finish_reason: unknown
  let unreported = ''
  function report() {
    onDelta(unreported)
    unreported = ''
  }
  for await (const { chunks } of readChunks(response.body, signal))
    for (const chunk of chunks) {
      finish_reason = chunk.finishReason
      if (chunk.content !== undefined) content = (content ?? '') + chunk.content
      if (chunk.content && !unreported) requestAnimationFrame(report)
      unreported += chunk.content ?? ''
    }
  return JSON.stringify({ choices: [{ message: { content }, finish_reason }] })
}

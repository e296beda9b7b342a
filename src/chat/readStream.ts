import type { Listener } from '../protocol/chat.ts'
import { isEventStream, readChunks, readCompletion } from '../protocol/readReply.ts'

/**
 * Reads a reply, streamed or whole, and returns the JSON of a whole one. Rejects with a ChatError if it breaks off.
 * Calls `onDelta` at most once per frame; the last call may come after the end, for a request that no longer runs.
 */
export async function readStream(
  response: Response,
  signal: AbortSignal,
  onDelta: Listener['onDelta'],
) {
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

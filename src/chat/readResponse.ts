import type { Listener } from '../protocol/chat.ts'
import { readCompletionJson } from '../protocol/completion.ts'
import { isStreamedReply, readChunks } from '../protocol/readChunks.ts'

/** Reads a response as the JSON of a chat completion. Reports a stream once per frame, and once more before a failure. */
export async function readResponse(response: Response, signal: AbortSignal, { onDelta }: Listener) {
  if (!isStreamedReply(response)) return readCompletionJson(response, signal)
  let completion: object | undefined
  let unreported = ''
  function report() {
    if (unreported) onDelta(unreported)
    unreported = ''
  }
  try {
    for await (const batch of readChunks(response, signal)) {
      if (batch.delta && !unreported) requestAnimationFrame(report)
      unreported += batch.delta
      completion = batch.completion
    }
  } catch (error) {
    // Not at the next frame, because a hidden page has none. What has arrived is kept as the recipe.
    report()
    throw error
  }
  // Cancels the last report: the caller gets the whole reply.
  unreported = ''
  return JSON.stringify(completion)
}

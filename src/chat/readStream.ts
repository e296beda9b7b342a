import { ChatError, type Listener } from '../protocol/chat.ts'
import { hasMediaType } from '../protocol/hasMediaType.ts'
import { fieldsOf, readFirstChoice } from '../protocol/json.ts'
import { isErrorBody, readChatError } from '../protocol/readChatError.ts'
import { readEvents } from '../protocol/readEvents.ts'

/** Reads a stream up to its finish_reason, and returns the whole reply as JSON. Rejects if the stream ends before. */
export async function readStream(response: Response, onDelta: Listener['onDelta']) {
  // Some servers ignore `stream` and answer with JSON.
  if (!hasMediaType(response.headers, 'text/event-stream')) return response
  const finished = new AbortController()
  const report = oncePerFrame(onDelta, finished.signal)
  let content: string | undefined
  try {
    for await (const events of readEvents(response.body))
      for (const data of events) {
        if (data === '' || data === '[DONE]') continue
        const chunk: unknown = JSON.parse(data)
        const { index, delta, finish_reason } = readFirstChoice(chunk)
        const { content: added } = fieldsOf(delta)
        if (isErrorBody(chunk) || (added != null && typeof added !== 'string'))
          throw readChatError(200, data)
        // Ignore the chunks of all choices but the first.
        if (index) continue
        if (added != null) content = (content ?? '') + added
        if (added) report(added)
        if (finish_reason)
          return Response.json({ choices: [{ message: { content }, finish_reason }] })
      }
  } finally {
    // Drop the deltas that still wait for a frame: they must not arrive after the whole reply.
    finished.abort()
  }
  throw new ChatError('unreadable', 'The chat server’s response broke off')
}

/** Calls `onDelta` at most once per frame, and never after an abort. */
function oncePerFrame(onDelta: Listener['onDelta'], signal: AbortSignal): Listener['onDelta'] {
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

import type { ChatSettings } from '../settings.ts'
import { type Chat, ChatError, type Listener } from './chat.ts'
import { hasMediaType } from './hasMediaType.ts'
import { huggingFaceChat } from './huggingFaceChat.ts'
import { fieldsOf, readFirstChoice } from './json.ts'
import { isErrorBody, readChatError } from './readChatError.ts'
import { readEvents } from './readEvents.ts'

/**
 * The same chat, streamed. Its fetch reads the stream and gives the library a whole completion. The library's own
 * `chatCompletionStream` rejects JSON and `"error": null`, and drops a last event without a blank line.
 */
export function huggingFaceStream(
  settings: ChatSettings,
  pageUrl: string,
  fetch = globalThis.fetch,
): Chat {
  return (messages, signal, listener) => {
    const streamingFetch: typeof fetch = async (input, init) => {
      const response = await fetch(input, init)
      // Some servers ignore `stream` and answer with JSON.
      const isStream = response.ok && hasMediaType(response.headers, 'text/event-stream')
      if (!isStream) return response
      const finished = new AbortController()
      const report = oncePerFrame(listener.onDelta, AbortSignal.any([signal, finished.signal]))
      try {
        return Response.json(await readCompletion(response.body, report))
      } finally {
        // Drop the deltas that still wait for a frame: they must not arrive after the whole reply.
        finished.abort()
      }
    }
    const chat = huggingFaceChat(settings, pageUrl, streamingFetch, { stream: true })
    return chat(messages, signal, listener)
  }
}

/** Reads a stream up to its finish_reason. Rejects with a ChatError if the stream ends before that. */
async function readCompletion(body: Response['body'], onDelta: Listener['onDelta']) {
  let content: string | undefined
  for await (const events of readEvents(body))
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
      if (added) onDelta(added)
      if (finish_reason) return { choices: [{ message: { content }, finish_reason }] }
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

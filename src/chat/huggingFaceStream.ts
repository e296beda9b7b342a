import type { ChatSettings } from '../settings.ts'
import { type Chat, ChatError, type Listener } from './chat.ts'
import { huggingFaceChat } from './huggingFaceChat.ts'
import { readEvents } from './readEvents.ts'
import { isError, responseError } from './responseError.ts'

/**
 * The same chat, streamed. Its fetch reads the stream, so that the client gets a whole completion. The client's
 * `chatCompletionStream` rejects JSON and `"error": null`, and drops a last event without a blank line.
 */
export function huggingFaceStream(
  settings: ChatSettings,
  origin: string,
  fetch = globalThis.fetch,
): Chat {
  return (messages, signal, listener) => {
    const streamingFetch: typeof fetch = async (input, init) => {
      const response = await fetch(input, init)
      const type = response.headers.get('Content-Type')
      // Some servers ignore `stream` and answer with JSON.
      if (!response.ok || !type?.startsWith('text/event-stream')) return response
      const deltas = oncePerFrame(listener.onDelta, init?.signal)
      try {
        return Response.json(await readCompletion(response, deltas.add))
      } finally {
        deltas.end()
      }
    }
    const chat = huggingFaceChat(settings, origin, streamingFetch, { stream: true })
    return chat(messages, signal, listener)
  }
}

/** Reads a stream up to its finish_reason. Rejects with a ChatError if the stream ends before that. */
async function readCompletion({ body }: Response, onDelta: Listener['onDelta']) {
  let content: string | undefined
  for await (const data of readEvents(body)) {
    if (data === '' || data === '[DONE]') continue
    const chunk = JSON.parse(data)
    const { choices } = Object(chunk)
    // The first choice has the index 0, which some servers leave out.
    const choice = Array.isArray(choices) ? choices.find((each) => !each?.index) : undefined
    const delta: unknown = choice?.delta?.content
    if (isError(chunk) || (delta != null && typeof delta !== 'string'))
      throw responseError(200, data)
    if (delta != null) content = (content ?? '') + delta
    if (delta) onDelta(delta)
    const finish_reason = choice?.finish_reason
    if (finish_reason)
      return { ...EMPTY_COMPLETION, choices: [{ message: { content }, finish_reason }] }
  }
  throw new ChatError('unreadable', 'The chat server’s response broke off')
}

/** With a token, the client rejects a completion without these fields. The page ignores them. */
const EMPTY_COMPLETION = { id: '', created: 0, model: '', usage: {} }

/** Calls `onDelta` at most once per frame, and never after `end` or an abort. */
function oncePerFrame(onDelta: Listener['onDelta'], signal?: AbortSignal | null) {
  let unreported = ''
  let frame = 0
  const flush = () => {
    if (!signal?.aborted) onDelta(unreported)
    unreported = ''
    frame = 0
  }
  return {
    add(delta: string) {
      unreported += delta
      frame ||= requestAnimationFrame(flush)
    },
    end: () => cancelAnimationFrame(frame),
  }
}

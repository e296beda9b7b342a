import { ChatError } from './chat.ts'
import { isEventStream, isJson } from './contentType.ts'
import { readableEvents } from './readableEvents.ts'
import { readText } from './readText.ts'
import { refusal } from './refusal.ts'

/**
 * A fetch that resolves only to answers which are ok, and JSON or, where it `mayStream`, an event stream. Any other
 * rejects with a ChatError, as does a body that is longer than 1 MB or not UTF-8; in a stream, reading it rejects.
 * It follows no redirect, since token and prompt are meant for one server only.
 */
export function checkedFetch(
  fetch: typeof globalThis.fetch,
  { mayStream = false } = {},
): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' })
    const { ok, headers } = response
    // If the words of a refusal can't be read, its status says enough.
    if (!ok) throw refusal(response, await readText(response).catch(() => ''))
    if (mayStream && isEventStream(headers))
      return new Response(readableEvents(response), EVENTS_TYPE)
    const text = await readText(response)
    if (!isJson(headers))
      throw new ChatError('unreadable', 'The chat server’s answer is not JSON by its Content-Type')
    return new Response(text, JSON_TYPE)
  }
}

/** The chat client knows these types in small letters only. */
const JSON_TYPE = { headers: { 'Content-Type': 'application/json' } }
const EVENTS_TYPE = { headers: { 'Content-Type': 'text/event-stream' } }

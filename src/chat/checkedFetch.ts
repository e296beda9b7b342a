import { ChatError } from './chat.ts'
import { isEventStream, isJson } from './contentType.ts'
import { checkedBody, readText } from './readText.ts'
import { refusal } from './refusal.ts'

/**
 * A fetch whose every answer is ok and JSON, or else an event stream if that `mayStream`: one that is not, is longer
 * than 1 MB or no UTF-8 rejects with a ChatError, a stream when it comes to that.
 * Redirects are not followed, for token and prompt are meant for one server only.
 */
export function checkedFetch(
  fetch: typeof globalThis.fetch,
  { mayStream = false } = {},
): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' })
    const { ok, headers } = response
    // A refusal whose words can't be read still says enough by its status.
    if (!ok) throw refusal(response, await readText(response).catch(() => ''))
    if (mayStream && isEventStream(headers)) return new Response(checkedBody(response), EVENTS)
    const text = await readText(response)
    if (!isJson(headers))
      throw new ChatError('unreadable', 'The chat server’s answer is not JSON by its type')
    return new Response(text, { headers })
  }
}

/** As the chat client wants to read it, which knows no parameters and no capital letters. */
const EVENTS = { headers: { 'Content-Type': 'text/event-stream' } }

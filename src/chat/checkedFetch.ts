import { ChatError } from './chat.ts'
import { isJson } from './contentType.ts'
import { readText } from './readText.ts'
import { refusal } from './refusal.ts'

/**
 * A fetch whose every answer is ok and JSON: one that is not ok, not JSON by its type, longer than 1 MB or no UTF-8
 * rejects with a ChatError. Redirects are not followed, for token and prompt are meant for one server only.
 */
export function checkedFetch(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' })
    // A refusal whose words can't be read still says enough by its status.
    if (!response.ok) throw refusal(response, await readText(response).catch(() => ''))
    const text = await readText(response)
    if (!isJson(response.headers))
      throw new ChatError('unreadable', 'The chat server’s answer is not JSON by its type')
    return new Response(text, { headers: response.headers })
  }
}

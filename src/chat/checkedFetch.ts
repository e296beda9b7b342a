import { ChatError } from './chat.ts'
import { refusal } from './refusal.ts'

/** 1,024 tokens can be 65 kB of text, and that some 400 kB of JSON escapes. */
const LONGEST_BODY = 1024 * 1024

/**
 * A fetch whose every answer is ok and JSON: one that is not ok, not JSON by its type, longer than 1 MB or no UTF-8
 * rejects with a ChatError. Redirects are not followed, for token and prompt are meant for one server only.
 */
export function checkedFetch(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' })
    const text = await readText(response)
    if (!response.ok) throw refusal(response, text)
    if (!/^application\/json\b/i.test(response.headers.get('Content-Type') ?? ''))
      throw new ChatError('unreadable', 'The chat server’s answer is not JSON by its type')
    return new Response(text, { headers: response.headers })
  }
}

async function readText({ body }: Response): Promise<string> {
  if (!body) return ''
  const reader = body.getReader()
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let text = ''
  let length = 0
  for (;;) {
    const { done, value } = await reader.read()
    length += value?.byteLength ?? 0
    if (length > LONGEST_BODY) {
      await reader.cancel()
      throw new ChatError('unreadable', 'The chat server’s answer is longer than 1 MB')
    }
    text += decode(decoder, value)
    if (done) return text
  }
}

/** The end of the bytes is told by there being none. */
function decode(decoder: TextDecoder, bytes?: Uint8Array): string {
  try {
    return decoder.decode(bytes, { stream: bytes !== undefined })
  } catch {
    throw new ChatError('unreadable', 'The chat server’s answer is not UTF-8')
  }
}

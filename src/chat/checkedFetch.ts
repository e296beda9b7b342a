import { ChatError } from './chat.ts'
import { refusal } from './refusal.ts'

/** 1,024 tokens can be 65 kB of text, and that some 400 kB of JSON escapes. */
const LONGEST_BODY = 1024 * 1024

/**
 * A fetch whose every answer is ok and can be read: one that is not ok, is longer than 1 MB or is no UTF-8 rejects
 * with a ChatError. Redirects are not followed, for token and prompt are meant for one server only.
 */
export function checkedFetch(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' })
    const body = response.body?.pipeThrough(readable()) ?? null
    const checked = new Response(body, response)
    if (!response.ok) throw await refusal(checked)
    return checked
  }
}

function readable(): TransformStream<Uint8Array, Uint8Array> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let length = 0
  const check = (bytes?: Uint8Array) => {
    try {
      decoder.decode(bytes, { stream: bytes !== undefined })
    } catch {
      throw new ChatError('unreadable', 'The chat server’s answer is not UTF-8')
    }
  }
  return new TransformStream({
    transform(bytes, controller) {
      length += bytes.byteLength
      if (length > LONGEST_BODY)
        throw new ChatError('unreadable', 'The chat server’s answer is longer than 1 MB')
      check(bytes)
      controller.enqueue(bytes)
    },
    flush: () => check(),
  })
}

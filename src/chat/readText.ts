import { ChatError } from './chat.ts'

/** 1,024 tokens can be 65 kB of text, and that some 400 kB of JSON escapes. */
const LONGEST_BODY = 1024 * 1024

/** The whole body, which rejects with a ChatError where it is longer than 1 MB or no UTF-8. */
export async function readText({ body }: Response): Promise<string> {
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

import { ChatError } from '../chat/chat.ts'

/** 1,024 tokens can be 65 kB of text; as JSON escapes or a stream's events that is some 400 kB. */
const LONGEST_BODY = 1024 * 1024

/** The whole body; rejects with a ChatError where it is longer than 1 MB or not UTF-8. */
export async function readText(response: Response): Promise<string> {
  let text = ''
  for await (const piece of textPieces(response)) text += piece
  return text
}

/** The body's text as it comes, in pieces that end where a line does, but for the last; throws as textPieces does. */
export async function* wholeLines(response: Response): AsyncGenerator<string, void> {
  let rest = ''
  for await (const piece of textPieces(response)) {
    rest += piece
    const end = rest.lastIndexOf('\n') + 1
    if (end > 0) yield rest.slice(0, end)
    rest = rest.slice(end)
  }
  yield rest
}

/** The body's text as it comes; throws a ChatError where it is longer than 1 MB or not UTF-8. */
async function* textPieces({ body }: Response): AsyncGenerator<string, void> {
  if (!body) return
  const reader = body.getReader()
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let length = 0
  try {
    for (;;) {
      const { done, value } = await reader.read()
      length += value?.byteLength ?? 0
      if (length > LONGEST_BODY)
        throw new ChatError('unreadable', 'The chat server’s answer is longer than 1 MB')
      yield decode(decoder, value)
      if (done) return
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}

/** Without `bytes` the text ends here, which must not be in the middle of a character. */
function decode(decoder: TextDecoder, bytes?: Uint8Array): string {
  try {
    return decoder.decode(bytes, { stream: bytes !== undefined })
  } catch {
    throw new ChatError('unreadable', 'The chat server’s answer is not UTF-8')
  }
}

import { ChatError } from './chat.ts'

/** Far more than any reply, even with a kilobyte for each token. */
const MAX_BYTES = 1_000_000

/** Yields the text of a body as it arrives. Closes the connection when the caller stops early. Rejects beyond 1 MB. */
export async function* readText(body: Response['body']): AsyncGenerator<string, void> {
  // A 204 has no body.
  if (!body) return
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let bytes = 0
  try {
    for (;;) {
      const { done, value } = await reader.read()
      bytes += value?.length ?? 0
      if (bytes > MAX_BYTES) throw new ChatError('unreadable', 'The chat server sent over 1 MB')
      yield decoder.decode(value, { stream: !done })
      if (done) return
    }
  } finally {
    reader.cancel().catch(() => {})
  }
}

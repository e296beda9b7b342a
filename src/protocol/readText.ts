import { ChatError } from './chat.ts'

/** Room for nearly a kilobyte for each token. */
const MAX_BYTES = 1_000_000

/** Yields the text of a body as it arrives. Throws a ChatError beyond 1 MB. Closes the connection when the caller stops early. */
export async function* readText({ body }: Response, signal: AbortSignal): AsyncGenerator<string> {
  if (!body) return // A 204 has none.
  const reader = body.getReader()
  const close = () => void reader.cancel().catch(() => {})
  // On Node 20 and 22, a body that can't be decoded never settles. Closing it ends the read.
  signal.addEventListener('abort', close)
  const decoder = new TextDecoder()
  let bytes = 0
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      bytes += value.length
      if (bytes > MAX_BYTES) throw new ChatError('unreadable', 'The chat server sent over 1 MB')
      yield decoder.decode(value, { stream: true })
    }
  } finally {
    close()
  }
}

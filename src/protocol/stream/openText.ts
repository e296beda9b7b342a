import { ChatError } from '../chat.ts'

/** Room for nearly a kilobyte for each token. */
const MAX_BYTES = 1_000_000

/** Reads a body as text while it arrives. An abort closes its connection. */
export function openText({ body }: Response, signal: AbortSignal) {
  // A 204 has no body.
  const reader = body?.getReader()
  const decoder = new TextDecoder()
  let bytes = 0
  /** Cancels the body: closes its connection, and ends a running `read`. */
  const close = () => void reader?.cancel().catch(() => {})
  signal.addEventListener('abort', close)

  /** The next text, undefined at the end. Rejects with a ChatError beyond 1 MB. */
  async function read(): Promise<string | undefined> {
    const result = await reader?.read()
    if (!result?.value) return undefined
    bytes += result.value.length
    if (bytes > MAX_BYTES) {
      close()
      throw new ChatError('unreadable', 'The chat server sent over 1 MB')
    }
    return decoder.decode(result.value, { stream: true })
  }

  return { read, close }
}

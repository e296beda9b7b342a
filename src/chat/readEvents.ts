import { ChatError } from './chat.ts'

/** Far more than any reply, even with a kilobyte for each token. */
const MAX_BYTES = 1_000_000

/**
 * Yields the data of a body's server-sent events, one list per read. Assumes one line of data per event, as chat
 * servers send it. Yields '' for a comment, which keeps a connection alive.
 */
export async function* readEvents(body: Response['body']): AsyncGenerator<string[], void> {
  let unread = ''
  for await (const text of readText(body)) {
    const [rest = '', ...lines] = text.split('\n')
    lines.unshift(unread + rest)
    unread = lines.pop() ?? ''
    yield lines.flatMap(readLine)
  }
  // The last line may lack its line break.
  yield readLine(unread)
}

function readLine(line: string): string[] {
  const data = line.startsWith('data:') ? line.slice('data:'.length).trim() : ''
  return data || line.startsWith(':') ? [data] : []
}

/**
 * Yields the text of a body as it arrives. Closes the connection when the caller stops early. Rejects beyond 1 MB:
 * without a limit, one response could fill the gateway's memory, and one endless stream its processor.
 */
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

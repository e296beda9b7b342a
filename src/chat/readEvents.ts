import { ChatError } from './chat.ts'

const MAX_EVENT_LENGTH = 1_000_000

/**
 * Yields the data of a body's server-sent events, one list per read. Assumes one line of data per event, as chat
 * servers send it. Yields '' for a comment, which keeps a connection alive.
 */
export async function* readEvents(body: Response['body']): AsyncGenerator<string[], void> {
  let unread = ''
  for await (const text of readText(body)) {
    unread += text
    const end = unread.lastIndexOf('\n') + 1
    yield unread.slice(0, end).split('\n').flatMap(readLine)
    unread = unread.slice(end)
    // Each read searches the unfinished line again, so an endless line would block the gateway for everyone.
    if (unread.length > MAX_EVENT_LENGTH)
      throw new ChatError('unreadable', 'The chat server sent an event of over 1 MB')
  }
  // The last line may lack its line break.
  yield readLine(unread)
}

function readLine(line: string): string[] {
  const data = line.startsWith('data:') ? line.slice('data:'.length).trim() : ''
  return data || line.startsWith(':') ? [data] : []
}

/** Yields the text of a body as it arrives. Closes the connection when the caller stops early. */
export async function* readText(body: Response['body']): AsyncGenerator<string, void> {
  // A 204 has no body.
  if (!body) return
  const reader = body.getReader()
  const decoder = new TextDecoder()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      yield decoder.decode(value, { stream: !done })
      if (done) return
    }
  } finally {
    reader.cancel().catch(() => {})
  }
}

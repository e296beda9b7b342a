import { ChatError } from './chat.ts'

const MAX_EVENT_LENGTH = 1_000_000

/** The data of each server-sent event, which chat servers write on one line, and '' for a comment (a sign of life). */
export async function* readEvents(
  body: NonNullable<Response['body']>,
): AsyncGenerator<string, void> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  try {
    for (;;) {
      const { done, value = '' } = await reader.read()
      // The last line may lack its line break.
      const lines = `${rest}${done ? '\n' : value}`.split('\n')
      rest = lines.pop() ?? ''
      // Each read searches the unfinished line again, so an endless line would block the gateway for everyone.
      if (rest.length > MAX_EVENT_LENGTH)
        throw new ChatError('unreadable', 'The chat server sent an event of over 1 MB')
      for (const line of lines) {
        const data = line.startsWith('data:') ? line.slice('data:'.length).trim() : ''
        if (data || line.startsWith(':')) yield data
      }
      if (done) return
    }
  } finally {
    // Closes the connection.
    reader.cancel().catch(() => {})
  }
}

import { openEvents } from './openEvents.ts'
import { type Batch, ReplyBuilder } from './ReplyBuilder.ts'

/** How long to wait for what may follow a complete reply: the token count and [DONE]. */
const READ_ON_MS = 2000

export function isStreamedReply({ ok, headers }: Response): boolean {
  return ok && (headers.get('Content-Type') ?? '').startsWith('text/event-stream')
}

/** Opens a streamed reply, which is read in batches of chunks. */
export function openChunks(response: Response, signal: AbortSignal) {
  const eventReader = openEvents(response, signal)
  const builder = new ReplyBuilder()
  return {
    /** Reads a batch. An error is thrown by the read after it, so that its delta is not lost. */
    async read(): Promise<Batch> {
      if (builder.error) throw builder.error
      const { events, isEnd } = await eventReader.read()
      const batch = builder.add(events)
      if (isEnd) builder.end(eventReader.unknownLines)
      return batch
    },

    /** Reads what follows the reply, for at most 2 s. Resolves to the token count, if any. */
    async readToEnd(): Promise<number | undefined> {
      const timer = setTimeout(eventReader.close, READ_ON_MS)
      try {
        for (let isEnd = false; !isEnd; ) {
          const part = await eventReader.read()
          builder.add(part.events)
          isEnd = part.isEnd
        }
      } catch {
        // The reply is complete.
      } finally {
        clearTimeout(timer)
        eventReader.close()
      }
      return builder.tokens
    },

    close: eventReader.close,
  }
}

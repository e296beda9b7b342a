import { createParser } from 'eventsource-parser'
import { toChatError } from '../toChatError.ts'
import { openText } from './openText.ts'

/** The parser takes 0.01 ms for each unknown line, so 1 MB of them would block for seconds. */
const MAX_UNKNOWN_LINES = 1000

/** Reads the data of server-sent events while they arrive. */
export function openEvents(response: Response, signal: AbortSignal) {
  const textReader = openText(response, signal)
  const unknownLines: string[] = []
  const events: string[] = []
  const parser = createParser({
    onEvent({ data }) {
      if (data) events.push(data)
    },
    onError({ line = '' }) {
      unknownLines.push(line)
      if (unknownLines.length > MAX_UNKNOWN_LINES) throw toChatError(line, 200)
    },
  })

  return {
    /** Lines outside of events, such as JSON that is labelled as a stream. */
    unknownLines,

    /** The events of the next part of the body, if any. */
    async read(): Promise<{ events: string[]; isEnd: boolean }> {
      const part = await textReader.read()
      // The last event may lack its blank line.
      const lines = part ?? '\n\n'
      // Lines end in LF or CRLF. A lone CR is dropped: it takes eventsource-parser quadratic time.
      parser.feed(lines.replaceAll('\r', ''))
      return { events: events.splice(0), isEnd: part === undefined }
    },

    close: textReader.close,
  }
}

import { textPieces } from './readText.ts'
import { jsonIn } from './refusal.ts'

/**
 * The server-sent events of a completion, so that the chat client reads them as they are meant. By itself it loses a
 * last event that no blank line follows, and takes for a failure any chunk with an `error`, also if that is null or
 * only says why the choice beside it ended. Reading rejects with a ChatError where they are longer than 1 MB or not
 * UTF-8.
 */
export function readableEvents(response: Response): ReadableStream<Uint8Array> {
  const lines = readableLines(response)
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await lines.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await lines.return()
    },
  })
}

async function* readableLines(response: Response): AsyncGenerator<string, void> {
  let rest = ''
  for await (const piece of textPieces(response)) {
    rest += piece
    const end = rest.lastIndexOf('\n') + 1
    yield withErrorsInTheirPlace(rest.slice(0, end))
    rest = rest.slice(end)
  }
  yield `${withErrorsInTheirPlace(rest)}\n\n`
}

function withErrorsInTheirPlace(lines: string): string {
  return lines.replace(/^data:(.*"error".*)$/gm, (line, data) => {
    const { error, choices: [choice, ...choices] = [], ...chunk } = Object(jsonIn(data))
    if (error !== null && !choice) return line
    return `data: ${JSON.stringify({ ...chunk, choices: choice ? [{ ...choice, error }, ...choices] : [] })}`
  })
}

import { wholeLines } from './readText.ts'
import { jsonIn } from './refusal.ts'

/**
 * The server-sent events of a completion, so that the chat client passes all of them on. By itself it loses a last event
 * that no blank line follows, and throws at any chunk with an `error`, be that null or the reason why a choice ended;
 * here it is `serverError`. Reading rejects with a ChatError where they are longer than 1 MB or not UTF-8.
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
  for await (const lines of wholeLines(response))
    yield lines.includes('"error"') ? lines.split('\n').map(withErrorRenamed).join('\n') : lines
  yield '\n\n'
}

/** So that it is not the client that judges it. */
function withErrorRenamed(line: string): string {
  const json = Object(line.startsWith('data:') ? jsonIn(line.slice('data:'.length)) : undefined)
  if (!('error' in json)) return line
  const { error, ...chunk } = json
  return `data: ${JSON.stringify({ ...chunk, serverError: error })}`
}

import { readText } from './readText.ts'

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

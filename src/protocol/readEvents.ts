import { readText } from './readText.ts'

/** Yields the data of server-sent events, a line each, one list per read. A comment, which keeps alive, is ''. */
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

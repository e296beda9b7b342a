/** A line of the server's log. */
export type LogLine =
  | { listening: string; chef: string }
  | { warning: string }
  | { error: string | undefined; cause: string }
  | RequestLine

type RequestLine = {
  time: string
  id: string
  client: string
  method: string
  path: string
  status: number
  ms: number
  isCutOff: boolean | undefined
  /** Why the upstream call failed. */
  upstream: string | undefined
}

/** Writes one line of the log. */
export type Log = (line: LogLine) => void

/** A line of JSON. */
export function toJson(line: LogLine): string {
  return makePrintable(JSON.stringify(line))
}

/** What an operator reads on a terminal: the start, and the calls that fail. Otherwise ''. */
export function toTerminalText(line: LogLine): string {
  if ('listening' in line) return `\n  Page: ${line.listening}\n  Chef: ${line.chef}\n`
  if ('warning' in line) return `Warning: ${line.warning}`
  if ('error' in line) return `Error: ${line.error}`
  const { time, method, status, ms, upstream } = line
  const hasFailed = status >= 400 || (upstream && upstream !== 'client left')
  if (method !== 'POST' || !hasFailed) return ''
  const clock = new Date(time).toLocaleTimeString()
  const reason = upstream ? `: ${upstream}` : ''
  return makePrintable(
    `${clock} A call failed after ${ms / 1000} s, with status ${status}${reason}`,
  )
}

/** The characters that act on a terminal: control characters, line separators, changes of direction. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it looks for
const ACTING = /[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g

function makePrintable(text: string): string {
  return text.replace(ACTING, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
}

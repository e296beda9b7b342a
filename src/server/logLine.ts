/** A line of the log. Only lines of requests have a `method`. */
export type LogLine = Readonly<Record<string, string | number | boolean | undefined>>

export type Log = (line: LogLine) => void

export function toJson(line: LogLine): string {
  return makePrintable(JSON.stringify(line))
}

/** What an operator reads on a terminal: the start, warnings, errors, and the calls that fail. Otherwise ''. */
export function toTerminalText(line: LogLine): string {
  const { listening, chef, method, status, ms, upstream } = line
  if (listening) return `\n  Page: ${listening}\n  Chef: ${chef}\n`
  if (!method) return `${line.warning ?? line.error}`
  const hasFailed = upstream ? upstream !== 'client left' : Number(status) >= 400
  if (method !== 'POST' || !hasFailed) return ''
  const reason = upstream ? `: ${upstream}` : ''
  return makePrintable(`A call failed after ${ms} ms with status ${status}${reason}`)
}

/** The characters that act on a terminal: control characters, line separators, changes of direction. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it looks for
const ACTING = /[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g

function makePrintable(text: string): string {
  return text.replace(ACTING, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
}

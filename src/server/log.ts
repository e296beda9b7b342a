import { toSafeLine } from '../protocol/toSafeLine.ts'

type LogLine = { type: 'start' | 'request' | 'warning' | 'error' } & {
  readonly [field: string]: string | number | undefined
}

/** Writes a line to stdout as logfmt: `time=… type=request … upstream="client left"`. */
export function log(line: LogLine): void {
  const fields = Object.entries({ time: new Date().toISOString(), ...line })
  const present = fields.filter(([, value]) => value !== undefined)
  const pairs = present.map(([name, value]) => `${name}=${quote(toSafeLine(String(value)))}`)
  console.log(pairs.join(' '))
}

const quote = (value: string) => (/^[^\s"=]+$/.test(value) ? value : JSON.stringify(value))

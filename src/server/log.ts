import { toSafeLine } from '../protocol/toSafeLine.ts'
import type { Upstream } from './settings.ts'

type LogLine = { type: 'start' | 'request' | 'warning' | 'error' } & {
  readonly [field: string]: string | number | undefined
}

/** Writes a line of logfmt, `time=… type=request … upstream="client left"`, without secrets. */
export function log(line: LogLine, secrets: Upstream['secrets'] = []): void {
  const present = Object.entries(line).filter(([, value]) => value !== undefined)
  const pairs = present.map(([name, value]) => `${name}=${toValue(String(value), secrets)}`)
  // Never hidden: a value in the query of CHAT_UPSTREAM may be a date, such as today's.
  console.log(`time=${new Date().toISOString()} ${pairs.join(' ')}`)
}

function toValue(text: string, secrets: Upstream['secrets']): string {
  const value = toSafeLine(text, ...secrets)
  return /^[^\s"=]+$/.test(value) ? value : JSON.stringify(value)
}

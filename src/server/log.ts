import { toSafeLine } from '../protocol/toSafeLine.ts'

type LogLine = { type: 'start' | 'request' | 'warning' | 'error' } & {
  readonly [field: string]: string | number | undefined
}

/** Writes a line of logfmt, such as `time=… type=request … ms=212`, without the secrets. */
export function log(line: LogLine, secrets: readonly string[] = []): void {
  const present = Object.entries(line).filter(([, value]) => value !== undefined)
  const pairs = present.map(([name, value]) => `${name}=${toValue(String(value), secrets)}`)
  console.log(`time=${new Date().toISOString()} ${pairs.join(' ')}`)
}

function toValue(text: string, secrets: readonly string[]): string {
  const value = toSafeLine(text, ...secrets)
  return /^[^\s"=]+$/.test(value) ? value : JSON.stringify(value)
}

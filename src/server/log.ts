import { toOneLine } from '../protocol/toOneLine.ts'

/** A line of the log. */
export type LogLine =
  | { type: 'start'; page: string; chef: string }
  | { type: 'warning' | 'error'; message: string | undefined }
  | {
      type: 'request'
      id: string
      client: string
      method: string
      path: string
      status: number
      ms: number
      /** On Node: whether the client has left before it had the whole response. */
      isCutOff: boolean | undefined
      /** Why the upstream call failed. */
      upstream: string | undefined
    }

export type Log = (line: LogLine) => void

/** Formats a line as logfmt, which people and machines read: `time=… type=request … upstream="broke off"`. */
export function toLogfmt(line: LogLine): string {
  const fields = Object.entries({ time: new Date().toISOString(), ...line })
  const given = fields.filter(([, value]) => value !== undefined)
  return given.map(([name, value]) => `${name}=${quote(toOneLine(String(value)))}`).join(' ')
}

function quote(value: string): string {
  return /^[^\s"=]+$/.test(value) ? value : JSON.stringify(value)
}

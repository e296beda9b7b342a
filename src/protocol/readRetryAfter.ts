/** The pause in ms that Retry-After asks for (RFC 9110 §10.2.3). Undefined without one, or with a date that is past. */
export function readRetryAfter(headers: Headers): number | undefined {
  const value = headers.get('Retry-After') ?? ''
  const seconds = Number.parseFloat(value)
  if (seconds >= 0) return seconds * 1000
  // The clock of this machine may be wrong.
  const serverTime = Date.parse(headers.get('Date') ?? '') || Date.now()
  const ms = Date.parse(value) - serverTime
  return ms > 0 ? ms : undefined
}

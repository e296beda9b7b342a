/** The pause of Retry-After in ms (RFC 9110 §10.2.3). Undefined if it is missing or past. */
export function readRetryAfter(headers: Headers): number | undefined {
  const value = headers.get('Retry-After') ?? ''
  const seconds = Number.parseFloat(value)
  if (seconds >= 0) return seconds * 1000
  // The clock of this machine may be wrong.
  const serverTime = Date.parse(headers.get('Date') ?? '') || Date.now()
  const ms = Date.parse(value) - serverTime
  return ms > 0 ? ms : undefined
}

/** The seconds of Retry-After (RFC 9110 §10.2.3). Undefined if it is missing, invalid or past. */
export function readRetryAfter(headers: Headers): number | undefined {
  const value = headers.get('Retry-After') ?? ''
  const number = Number.parseFloat(value)
  // It may have hundreds of digits.
  if (number >= 0 && number <= Number.MAX_SAFE_INTEGER) return Math.ceil(number)
  // The clock of this machine may be wrong.
  const serverTime = Date.parse(headers.get('Date') ?? '') || Date.now()
  const ms = Date.parse(value) - serverTime
  return ms > 0 ? Math.ceil(ms / 1000) : undefined
}

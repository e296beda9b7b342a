import { expect, it } from 'vitest'
import { readRetryAfter } from '../../src/protocol/readRetryAfter.ts'

const HOUR_MS = 3_600_000
const date = (ms: number) => new Date(ms).toUTCString()
const EARLIER = Date.UTC(2020, 1)

const headersWith = (retryAfter: string, serverDate?: string) =>
  new Headers({ 'Retry-After': retryAfter, ...(serverDate && { Date: serverDate }) })

it.each([
  ['seconds', '7', undefined, 7000],
  ['a fraction of a second', '0.5', undefined, 500],
  ['no pause', '0', undefined, 0],
  ['a date, by the clock of the server', date(EARLIER + 7000), date(EARLIER), 7000],
])('reads %s', (_, value, serverDate, ms) => {
  expect(readRetryAfter(headersWith(value, serverDate))).toBe(ms)
})

it.each([
  ['a date that is past', date(EARLIER - 7000), date(EARLIER)],
  ['the date of the response', date(EARLIER), date(EARLIER)],
  ['a date that is past, without a Date', date(EARLIER), undefined],
  ['other words', 'soon', undefined],
  ['a negative number', '-7', undefined],
])('ignores %s', (_, value, serverDate) => {
  expect(readRetryAfter(headersWith(value, serverDate))).toBeUndefined()
})

it('takes a date by its own clock if the server does not say its time', () => {
  const ms = readRetryAfter(new Headers({ 'Retry-After': date(Date.now() + HOUR_MS) }))
  expect(ms).toBeGreaterThan(HOUR_MS - 60_000)
  expect(ms).toBeLessThanOrEqual(HOUR_MS)
})

it('finds nothing without the header', () => {
  expect(readRetryAfter(new Headers())).toBeUndefined()
})

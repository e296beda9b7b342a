import { expect, it, vi } from 'vitest'
import { readRetryAfter } from '../../src/protocol/readRetryAfter.ts'

const date = (ms: number) => new Date(ms).toUTCString()
const EARLIER = Date.UTC(2020, 1)

const headersWith = (retryAfter: string, serverDate?: string) =>
  new Headers({ 'Retry-After': retryAfter, ...(serverDate && { Date: serverDate }) })

it.each([
  ['seconds', '7', undefined, 7],
  ['a fraction of a second', '0.5', undefined, 1],
  ['no pause', '0', undefined, 0],
  ['a date, by the clock of the server', date(EARLIER + 7000), date(EARLIER), 7],
])('reads %s', (_, value, serverDate, seconds) => {
  expect(readRetryAfter(headersWith(value, serverDate))).toBe(seconds)
})

it.each([
  ['a date that is past', date(EARLIER - 7000), date(EARLIER)],
  ['the date of the response', date(EARLIER), date(EARLIER)],
  ['a date that is past, without a Date', date(EARLIER), undefined],
  ['other words', 'soon', undefined],
  ['a negative number', '-0.5', undefined],
  ['a number of 5,000 digits', '9'.repeat(5000), undefined],
])('ignores %s', (_, value, serverDate) => {
  expect(readRetryAfter(headersWith(value, serverDate))).toBeUndefined()
})

it('takes a date by its own clock if the server does not say its time', () => {
  vi.spyOn(Date, 'now').mockReturnValue(EARLIER)
  expect(readRetryAfter(headersWith(date(EARLIER + 7000)))).toBe(7)
})

it('finds nothing without the header', () => {
  expect(readRetryAfter(new Headers())).toBeUndefined()
})

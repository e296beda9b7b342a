import { expect, it } from 'vitest'
import { toChatError } from '../../src/protocol/toChatError.ts'
import { readRows } from '../support/readRows.ts'
import tables from './errors.md?raw'

it.each(readRows(tables, 'Messages'))('the message for the body %s has %s', (body = '', words) => {
  expect(toChatError(400, body).message).toBe(`The chat server answered 400${words}`)
  const message = `The chat server answered 399, but without a complete reply${words}`
  expect(toChatError(399, body).message).toBe(message)
})

it.each(readRows(tables, 'Failures'))('the failure is %s for %s %s', (failure, statuses, body) => {
  for (const status of statuses?.split(', ') ?? [])
    expect(toChatError(Number(status), body ?? '').failure).toBe(failure)
})

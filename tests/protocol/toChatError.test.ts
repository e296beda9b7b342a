import { expect, it } from 'vitest'
import { toChatError } from '../../src/protocol/toChatError.ts'
import { readRows } from '../support/readRows.ts'
import tables from './errors.md?raw'

it.each(readRows(tables, 'Messages'))('the message for the body %s has %s', (body = '', words) => {
  expect(toChatError(body, 400).message).toBe(`The chat server answered 400${words}`)
  const message = `The chat server answered 399, but without a complete reply${words}`
  expect(toChatError(body, 399).message).toBe(message)
})

it.each(readRows(tables, 'Failures'))('the failure is %s for %s %s', (failure, statuses, body) => {
  for (const status of statuses?.split(', ') ?? [])
    expect(toChatError(body ?? '', Number(status)).failure).toBe(failure)
})

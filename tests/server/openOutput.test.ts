import { expect, it, vi } from 'vitest'
import { openOutput } from '../../src/server/openOutput.ts'
import { fakeTimeouts } from '../support/fakeTimeouts.ts'

/** An output whose client reads when `read` is called. */
function open() {
  fakeTimeouts()
  const output = openOutput()
  const reader = output.body.getReader()
  const read = async () => Buffer.from((await reader.read()).value ?? []).toString()
  return { ...output, read, leave: () => reader.cancel() }
}

it('sends the first text at once, and the following ones together', async () => {
  const { send, end, read } = open()
  send('a')
  expect(await read()).toBe('a')
  send('b')
  send('c')
  vi.advanceTimersByTime(50)
  expect(await read()).toBe('bc')
  send('d')
  end('e')
  expect(await read()).toBe('de')
})

it('sends the first text after a pause at once', async () => {
  const { send, read } = open()
  send('a')
  expect(await read()).toBe('a')
  vi.advanceTimersByTime(50)
  send('b')
  expect(await read()).toBe('b')
})

it('waits until the client has read', async () => {
  const { send, waitUntilRead, read } = open()
  await waitUntilRead()
  const onRead = vi.fn()
  send('a')
  const waiting = waitUntilRead().then(onRead)
  await Promise.resolve()
  expect(onRead).not.toHaveBeenCalled()
  await read()
  await waiting
  // Nothing is left to read.
  await waitUntilRead()
})

it('waits no longer for a client that leaves, and ignores what comes later', async () => {
  const { send, end, waitUntilRead, leave } = open()
  send('a')
  const waiting = waitUntilRead()
  await leave()
  await waiting
  send('b')
  await expect(waitUntilRead()).resolves.toBeUndefined()
  expect(() => end('c')).not.toThrow()
})

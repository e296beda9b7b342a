import { expect, it, onTestFinished, vi } from 'vitest'
import { openOutput } from '../../src/server/openOutput.ts'

/** An output whose client reads when `read` is called. */
function open() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const onLeave = vi.fn()
  const output = openOutput(onLeave)
  const reader = output.body.getReader()
  const read = async () => Buffer.from((await reader.read()).value ?? []).toString()
  return { ...output, onLeave, read, leave: () => reader.cancel() }
}

it('sends the first text at once, and the following ones together', async () => {
  const { send, end, read } = open()
  send('a')
  expect(await read()).toBe('a')
  const next = read()
  send('b')
  send('c')
  vi.advanceTimersByTime(50)
  expect(await next).toBe('bc')
  send('d')
  end('e')
  expect(await read()).toBe('de')
})

it('waits until the client has read, or has left', async () => {
  const { send, whenRead, onLeave, read, leave } = open()
  await whenRead()
  const onRead = vi.fn()
  send('a')
  const waiting = whenRead().then(onRead)
  await Promise.resolve()
  expect(onRead).not.toHaveBeenCalled()
  await read()
  await waiting
  vi.advanceTimersByTime(50)
  send('b')
  const left = whenRead()
  await leave()
  await left
  await whenRead()
  expect(onLeave).toHaveBeenCalledOnce()
  send('c')
  expect(vi.getTimerCount()).toBe(0)
})

import { once } from 'node:events'
import { expect, it } from 'vitest'
import { withTimeout } from '../../src/chat/withTimeout.ts'
import { type Chat, ChatError } from '../../src/protocol/chat.ts'
import { INPUT, ignoringListener, unaborted } from '../support/fakeChat.ts'

let received: AbortSignal
/** A call that ends only when its signal aborts. */
const hanging: Chat = (_, signal) => {
  received = signal
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })
}

const call = (chat: Chat, timeoutMs: number, signal = unaborted()) =>
  withTimeout(chat, timeoutMs)(INPUT, signal, ignoringListener)

it('a call that gets no reply in time is aborted and fails', async () => {
  const message = 'There was no reply within 0.2 s'
  await expect(call(hanging, 200)).rejects.toMatchObject({ failure: 'timeout', message })
  expect(received.aborted).toBe(true)
})

it('a call whose code is still loading fails at its timeout too', async () => {
  const loading = () => new Promise<never>(() => {})
  await expect(call(loading, 200)).rejects.toMatchObject({ failure: 'timeout' })
})

it('a call may report what has arrived before it fails', async () => {
  const received: string[] = []
  const chat: Chat = async (_, signal, { onDelta }) => {
    await once(signal, 'abort')
    for (let ticks = 0; ticks < 9; ticks++) await null
    onDelta('# So')
    throw signal.reason
  }
  const onDelta = (delta: string) => received.push(delta)
  const call = withTimeout(chat, 1)(INPUT, unaborted(), { ...ignoringListener, onDelta })
  await expect(call).rejects.toMatchObject({ failure: 'timeout' })
  expect(received).toEqual(['# So'])
})

it('a reply before the timeout is passed on', async () => {
  const reply = { text: '# Soup', finishReason: 'stop' } as const
  expect(await call(async () => reply, 60_000)).toBe(reply)
})

it('a failure before the timeout is passed on', async () => {
  const busy = new ChatError('busy', 'no')
  await expect(call(() => Promise.reject(busy), 60_000)).rejects.toBe(busy)
})

it('an abort before the timeout is passed on', async () => {
  const stopping = new AbortController()
  const stopped = call(hanging, 60_000, stopping.signal)
  stopping.abort('Stop')
  await expect(stopped).rejects.toBe('Stop')
})

import { expect, it } from 'vitest'
import { withTimeout } from '../../src/chat/withTimeout.ts'
import { type Chat, ChatError } from '../../src/protocol/chat.ts'
import { never, silent } from '../support/fakeChat.ts'

/** A call that ends only when its signal aborts. */
const hanging: Chat = (_, signal) =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })

it('a call that gets no reply in time is aborted and fails', async () => {
  const call = withTimeout(hanging, 200)([], never(), silent)
  const message = 'There was no reply within 0.2 s'
  await expect(call).rejects.toMatchObject({ failure: 'timeout', message })
})

it('a reply, a failure and an abort before the timeout are passed on', async () => {
  const reply = { text: '# Soup', finishReason: 'stop' } as const
  await expect(withTimeout(async () => reply, 60_000)([], never(), silent)).resolves.toBe(reply)
  const busy = new ChatError('busy', 'no')
  const failing: Chat = () => Promise.reject(busy)
  await expect(withTimeout(failing, 60_000)([], never(), silent)).rejects.toBe(busy)
  const stopping = new AbortController()
  const call = withTimeout(hanging, 60_000)([], stopping.signal, silent)
  stopping.abort('Stop')
  await expect(call).rejects.toBe('Stop')
})

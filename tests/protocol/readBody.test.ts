import { expect, it, vi } from 'vitest'
import { readBody } from '../../src/protocol/readBody.ts'
import { unaborted } from '../support/fakeChat.ts'
import { fakeTimeouts } from '../support/fakeTimeouts.ts'

it('waits 2 s for the body of an error', async () => {
  fakeTimeouts()
  const cancel = vi.fn()
  const stalled = new Response(new ReadableStream({ cancel }), { status: 500 })
  const body = readBody(stalled, unaborted())
  vi.advanceTimersByTime(1999)
  expect(cancel).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(await body).toBe('')
  expect(cancel).toHaveBeenCalled()
})

it('cancels a body, and rejects, on an abort', async () => {
  const cancel = vi.fn()
  const controller = new AbortController()
  const body = readBody(new Response(new ReadableStream({ cancel })), controller.signal)
  controller.abort()
  expect(cancel).toHaveBeenCalled()
  await expect(body).rejects.toThrow('aborted')
})

it.each([200, 500])('keeps no timer once it has read a body with status %i', async (status) => {
  fakeTimeouts()
  expect(await readBody(new Response('a', { status }), unaborted())).toBe('a')
  expect(vi.getTimerCount()).toBe(0)
})

import { expect, it, vi } from 'vitest'
import { readBody } from '../../src/protocol/readBody.ts'
import { unaborted } from '../support/fakeChat.ts'

it('waits 2 s for the body of an error', async () => {
  const timeout = new AbortController()
  const startTimeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal)
  const stalled = new Response(new ReadableStream(), { status: 500 })
  const body = readBody(stalled, unaborted())
  expect(startTimeout.mock.calls).toEqual([[2000]])
  timeout.abort()
  expect(await body).toBe('')
})

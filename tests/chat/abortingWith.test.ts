import { getEventListeners } from 'node:events'
import { expect, it } from 'vitest'
import { abortingWith } from '../../src/chat/abortingWith.ts'

it('aborts with the signal, and for the same reason, be it later or before', () => {
  const stopping = new AbortController()
  const { signal } = abortingWith(stopping.signal)
  expect(signal.aborted).toBe(false)
  stopping.abort('stopped')
  expect(signal.reason).toBe('stopped')
  expect(abortingWith(stopping.signal).signal.reason).toBe('stopped')
})

it('listens to the signal until it has aborted by itself', () => {
  const { signal } = new AbortController()
  const controller = abortingWith(signal)
  expect(getEventListeners(signal, 'abort')).toHaveLength(1)
  controller.abort()
  expect(getEventListeners(signal, 'abort')).toEqual([])
  expect(signal.aborted).toBe(false)
})

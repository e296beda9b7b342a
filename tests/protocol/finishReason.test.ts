import { describe, expect, it } from 'vitest'
import { readFinishReason, readKnownFinishReason } from '../../src/protocol/finishReason.ts'

describe('a finish_reason', () => {
  it.each([
    ['stop', ['STOP', 'eos', 'eos_token', 'end_turn', 'stop_sequence', 'COMPLETE']],
    ['stop', ['done', 'end', 'completed', 'finish', 'finished']],
    ['length', ['length', 'max_tokens', 'model_length']],
    ['content_filter', ['content_filter', 'safety', 'refusal']],
    ['error', ['error']],
  ])('means %s: %j', (finishReason, values) => {
    for (const value of values) {
      expect(readKnownFinishReason(value)).toBe(finishReason)
      expect(readFinishReason(value)).toBe(finishReason)
    }
  })

  it.each([undefined, null, '', 'null', 'None', 'in_progress', 0, false, {}])(
    'is missing: the reply goes on, or is whole once it has ended: %j',
    (value) => {
      expect(readKnownFinishReason(value)).toBeUndefined()
      expect(readFinishReason(value)).toBe('stop')
    },
  )

  it.each(['abort', 'network_error', 'model_context_window_exceeded', 'constructor'])(
    'is unknown: a reply that has ended was cut: %s',
    (value) => {
      expect(readKnownFinishReason(value)).toBeUndefined()
      expect(readFinishReason(value)).toBe('error')
    },
  )
})

import { describe, expect, it } from 'vitest'
import { refusal } from '../../src/chat/refusal.ts'

describe('refusal', () => {
  it.each([
    ['OpenAI’s form', { error: { message: 'No such model' } }, 'No such model'],
    ['Hugging Face’s form', { error: 'No such model' }, 'No such model'],
    ['a message', { message: 'No such model' }, 'No such model'],
    ['a detail', { detail: 'No such model' }, 'No such model'],
    ['FastAPI’s form', { detail: [{ loc: ['model'], msg: 'No such model' }] }, 'No such model'],
    ['a list of errors', { errors: [{ message: 'No such model' }] }, 'No such model'],
    ['a list of words', { error: ['No such model'] }, 'No such model'],
    ['a second place', { error: { message: '' }, message: 'No such model' }, 'No such model'],
    ['a plain text', 'No such model', 'No such model'],
    ['JSON that is cut off', '{"error": "No su', '{"error": "No su'],
  ])('quotes the server’s words in %s', (_, body, words) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const { message } = refusal({ status: 404, statusText: '' }, text)
    expect(message).toBe(`The chat server answered 404: ${words}`)
  })

  it.each([
    ['HTML', '<!doctype html><title>Oops</title>'],
    ['nothing', ''],
    ['JSON without words', '{"error": {"code": 7}}'],
    ['null', 'null'],
  ])('takes the status’ own words where the body is %s', (_, body) => {
    const saidOf = (statusText: string) => refusal({ status: 404, statusText }, body).message
    expect(saidOf('Not Found')).toBe('The chat server answered 404: Not Found')
    expect(saidOf('')).toBe('The chat server answered 404')
  })

  it.each([
    [400, 'refused'],
    [401, 'token'],
    [402, 'quota'],
    [403, 'token'],
    [404, 'refused'],
    [408, 'too slow'],
    [429, 'busy'],
    [500, 'unreachable'],
    [503, 'busy'],
    [504, 'too slow'],
  ])('takes a %i for: %s', (status, failure) => {
    expect(refusal({ status, statusText: '' }, '').failure).toBe(failure)
  })
})

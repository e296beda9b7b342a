import { describe, expect, it } from 'vitest'
import { refusal } from '../../src/chat/refusal.ts'

describe('refusal', () => {
  it.each([
    ['OpenAI’s form', { error: { message: 'No such model' } }, 'No such model'],
    ['Hugging Face’s form', { error: 'No such model' }, 'No such model'],
    ['a message', { message: 'No such model' }, 'No such model'],
    ['a detail', { detail: 'No such model' }, 'No such model'],
    ['a plain text', 'No such model', 'No such model'],
    ['JSON that is cut off', '{"error": "No su', '{"error": "No su'],
  ])('quotes the server’s words in %s', async (_, body, words) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const { message } = await refusal(new Response(text, { status: 404 }))
    expect(message).toBe(`The chat server answered 404: ${words}`)
  })

  it.each([
    ['HTML', '<!doctype html><title>Oops</title>'],
    ['nothing', ''],
    ['JSON without words', '{"error": {"code": 7}}'],
    ['null', 'null'],
  ])('takes the status’ own words where the body is %s', async (_, body) => {
    const response = new Response(body, { status: 404, statusText: 'Not Found' })
    expect((await refusal(response)).message).toBe('The chat server answered 404: Not Found')
    expect((await refusal(new Response(body, { status: 404 }))).message).toBe(
      'The chat server answered 404',
    )
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
  ])('takes a %i for: %s', async (status, failure) => {
    expect((await refusal(new Response('', { status }))).failure).toBe(failure)
  })
})

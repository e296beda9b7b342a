import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkedFetch } from '../../src/chat/checkedFetch.ts'
import { type Answer, answer, type LocalServer, startLocalServer } from '../support/localServer.ts'

const JSON_TYPE = { 'Content-Type': 'application/json' }

describe('checkedFetch', () => {
  let server: LocalServer
  let other: LocalServer
  beforeEach(async () => {
    server = await startLocalServer()
    other = await startLocalServer(answer(200, 'from elsewhere'))
  })
  afterEach(() => Promise.all([server.close(), other.close()]))

  const read = async () => (await checkedFetch(fetch)(server.url, { method: 'POST' })).text()

  it('passes on an answer that is ok', async () => {
    server.answerWith(answer(200, '🧂 salt', JSON_TYPE))
    expect(await read()).toBe('🧂 salt')
  })

  it.each<[string, Answer]>([
    ['a text', answer(200, '{}')],
    ['a page', answer(200, '{}', { 'Content-Type': 'text/html' })],
    ['nothing', (response) => void response.writeHead(204).end()],
  ])('rejects %s, which is not JSON by its type', async (_, reply) => {
    server.answerWith(reply)
    await expect(read()).rejects.toMatchObject({ failure: 'unreadable' })
  })

  it('rejects with what an answer that is not ok stands for', async () => {
    server.answerWith(answer(402, { error: 'No credits' }))
    await expect(read()).rejects.toMatchObject({
      failure: 'quota',
      message: 'The chat server answered 402: No credits',
    })
  })

  it('reads no more than 1 MB', async () => {
    server.answerWith(answer(200, 'x'.repeat(1024 * 1024), JSON_TYPE))
    expect(await read()).toHaveLength(1024 * 1024)
    server.answerWith(answer(200, 'x'.repeat(10 * 1024 * 1024), JSON_TYPE))
    await expect(read()).rejects.toMatchObject({
      failure: 'unreadable',
      message: expect.stringContaining('longer than 1 MB'),
    })
  })

  it.each<[string, Answer]>([
    ['too long', answer(402, 'x'.repeat(10 * 1024 * 1024))],
    ['no UTF-8', (response) => void response.writeHead(402).end(Buffer.from([0xff]))],
    ['broken off', (response) => void response.writeHead(402).write('{', () => response.destroy())],
  ])('keeps to the status where the words of a refusal are %s', async (_, reply) => {
    server.answerWith(reply)
    await expect(read()).rejects.toMatchObject({ failure: 'quota' })
  })

  it.each([
    ['a byte of no character', [0x61, 0xff, 0x62]],
    ['a character that is cut off', [...Buffer.from('🧂')].slice(0, 3)],
  ])('rejects %s, rather than show another in its place', async (_, bytes) => {
    server.answerWith((response) => void response.writeHead(200, JSON_TYPE).end(Buffer.from(bytes)))
    await expect(read()).rejects.toMatchObject({ failure: 'unreadable' })
  })

  it.each([301, 302, 307, 308])('follows no %i, and so takes nothing elsewhere', async (status) => {
    server.answerWith(answer(status, '', { Location: other.url }))
    await expect(read()).rejects.toThrow(TypeError)
    expect(other.requests).toEqual([])
  })
})

import type { AddressInfo } from 'node:net'
import { LLMock } from '@copilotkit/aimock'
import { type ServerType, serve } from '@hono/node-server'
import OpenAI, { APIUserAbortError } from 'openai'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { huggingFaceChat } from '../../src/chat/huggingFaceChat.ts'
import { huggingFaceStream } from '../../src/chat/huggingFaceStream.ts'
import { recipeMessages } from '../../src/features/recipe/prompt.ts'
import { createGateway } from '../../src/server/gateway.ts'
import { silent } from '../support/fakeChat.ts'
import { fakeFrames } from '../support/fakeFrames.ts'

// A server behind and a client in front that others have written: what we believe of the format is not tested by
// what else we believe of it.
const MODEL = 'a-model'
const MESSAGES = recipeMessages(['leek'])
const CALL = { model: MODEL, messages: MESSAGES, max_tokens: 1024 }
const never = () => new AbortController().signal

const behind = new LLMock({ port: 0, logLevel: 'silent' })
const servers: ServerType[] = []
beforeAll(async () => {
  fakeFrames()
  await behind.start()
})
afterEach(() => behind.reset())
afterAll(async () => {
  for (const server of servers) server.close()
  await behind.stop()
})

async function startGateway(token: string | undefined): Promise<string> {
  const settings = {
    url: `${behind.url}/v1/chat/completions`,
    token,
    callsPerMinute: 99,
    callsAtOnce: 9,
  }
  const app = createGateway(settings, { model: MODEL, timeLimitMs: 20_000 }, async () => 0)
  return new Promise((resolve) => {
    const server = serve(
      { fetch: app.fetch, port: 0, hostname: '127.0.0.1' },
      (address: AddressInfo) => resolve(`http://127.0.0.1:${address.port}`),
    )
    servers.push(server)
  })
}

describe.each([
  ['the demo chef', undefined, /demo chef/],
  ['aimock behind', 'hf_secret', /Leek soup/],
])('OpenAI’s own client at the gateway, with %s', (_, token, text) => {
  let client: OpenAI
  beforeAll(async () => {
    const url = await startGateway(token)
    client = new OpenAI({ apiKey: 'unused', baseURL: `${url}/v1`, maxRetries: 0 })
  })

  it('gets a completion', async () => {
    behind.onMessage(/leek/, { content: '# Leek soup' })
    const { choices, object } = await client.chat.completions.create(CALL)
    expect(object).toBe('chat.completion')
    expect(choices[0]?.message.content).toMatch(text)
    expect(choices[0]?.finish_reason).toBe('stop')
  })

  it('gets a stream, from the role to the finish_reason', async () => {
    behind.onMessage(/leek/, { content: '# Leek soup' })
    const chunks = []
    for await (const chunk of await client.chat.completions.create({ ...CALL, stream: true }))
      chunks.push(chunk.choices[0])
    expect(chunks[0]?.delta.role).toBe('assistant')
    expect(chunks.map((choice) => choice?.delta.content ?? '').join('')).toMatch(text)
    expect(chunks.findLast((choice) => choice?.finish_reason)?.finish_reason).toBe('stop')
  })

  it('reads a refusal', async () => {
    const refused = client.chat.completions.create({ ...CALL, model: 'another' })
    await expect(refused).rejects.toMatchObject({
      status: 400,
      type: 'invalid_request_error',
      code: null,
      param: null,
      message: expect.stringContaining('see model'),
    })
  })

  it('aborts a stream', async () => {
    behind.onMessage(/leek/, { content: 'Stir. '.repeat(500) }, { latency: 50, chunkSize: 5 })
    const stream = await client.chat.completions.create({ ...CALL, stream: true })
    const ended = (async () => {
      for await (const _chunk of stream) stream.controller.abort()
    })()
    await ended.catch((error) => expect(error).toBeInstanceOf(APIUserAbortError))
  })
})

describe.each([
  ['whole', huggingFaceChat, false],
  ['streamed', huggingFaceStream, true],
])('the page’s chat, %s', (_, chatOf, stream) => {
  const chatAt = (url: string) =>
    chatOf({ route: 'endpoint', endpoint: url, model: MODEL, timeLimitMs: 20_000, stream }, url)

  it.each([
    ['aimock itself', async () => behind.url],
    ['the gateway before aimock', () => startGateway('hf_secret')],
  ])('reads what %s answers', async (_, start) => {
    const chat = chatAt(await start())
    behind.onMessage(/leek/, { content: '# Leek soup\n\nStir 🧂.' })
    expect(await chat(MESSAGES, never(), silent)).toEqual({
      text: '# Leek soup\n\nStir 🧂.',
      finishReason: 'stop',
    })
    behind.reset()
    behind.onMessage(/leek/, { content: '# Leek', finishReason: 'length' })
    expect(await chat(MESSAGES, never(), silent)).toMatchObject({
      text: '# Leek',
      finishReason: 'length',
    })
    behind.reset()
    behind.onMessage(/leek/, {
      error: { message: 'Out of credits', code: 'insufficient_quota' },
      status: 429,
    })
    await expect(chat(MESSAGES, never(), silent)).rejects.toMatchObject({ failure: 'quota' })
  })

  it('fails where aimock cuts the connection', async () => {
    behind.onMessage(/leek/, { content: 'Stir. '.repeat(50) }, { chaos: { disconnectRate: 1 } })
    await expect(chatAt(behind.url)(MESSAGES, never(), silent)).rejects.toMatchObject({
      name: 'ChatError',
    })
  })
})

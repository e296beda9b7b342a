import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createGateway } from '../../src/gateway/gateway.ts'
import { recipeMessages } from '../../src/recipe/prompt.ts'
import {
  type Answer,
  answer,
  completion,
  type LocalServer,
  startLocalServer,
} from '../support/localServer.ts'

const CALL = { model: 'a-model', messages: recipeMessages(['egg', 'rice']), max_tokens: 1024 }

function post(body: unknown, init: RequestInit = {}) {
  return new Request('http://page.example/v1/chat/completions', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...init,
  })
}

describe.each([
  ['with the demo chef', { chef: 'demo' } as const],
  ['with a token', { chef: 'upstream', url: 'http://127.0.0.1:9/', token: 'hf_secret' } as const],
])('the gateway %s', (_, settings) => {
  const gateway = createGateway(settings)

  it.each(['GET', 'PUT', 'DELETE', 'OPTIONS'])('does not serve %s', async (method) => {
    const response = await gateway.request('/v1/chat/completions', { method })
    expect(response.status).toBe(405)
    expect(response.headers.get('Allow')).toBe('POST')
  })

  it.each(['/', '/v1', '/v1/models', '/v1/chat/completions/more'])(
    'does not serve %s',
    async (path) => {
      const response = await gateway.request(path, { method: 'POST', body: JSON.stringify(CALL) })
      expect(response.status).toBe(404)
      expect(await response.json()).toEqual({ error: { message: expect.any(String) } })
    },
  )

  it.each([
    ['nothing', ''],
    ['no JSON', '{"model": '],
    ['null', 'null'],
    ['a list', []],
    ['no messages', { model: 'a-model' }],
    ['an empty list of messages', { ...CALL, messages: [] }],
    ['a message without a text', { ...CALL, messages: [{ role: 'user' }] }],
    ['max_tokens of none', { ...CALL, max_tokens: 0 }],
  ])('refuses %s for a body, and says so', async (_, body) => {
    const response = await gateway.request(post(body))
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ error: { message: expect.stringContaining('body') } })
  })
})

describe('the gateway with a token', () => {
  let upstream: LocalServer
  beforeEach(async () => {
    upstream = await startLocalServer(completion('# Omelette'))
  })
  afterEach(() => upstream.close())

  const gateway = () =>
    createGateway({
      chef: 'upstream',
      url: `${upstream.url}/v1/chat/completions`,
      token: 'hf_secret',
    })

  it('passes the call on as it came, with the token', async () => {
    const response = await gateway().request(post(CALL))
    expect(upstream.requests).toMatchObject([{ method: 'POST', path: '/v1/chat/completions' }])
    expect(upstream.requests[0]?.headers.authorization).toBe('Bearer hf_secret')
    expect(JSON.parse(upstream.requests[0]?.body ?? '')).toEqual(CALL)
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('application/json')
    expect(await response.json()).toMatchObject({
      choices: [{ message: { content: '# Omelette' } }],
    })
  })

  it('drops the caller’s own Authorization, and its other headers', async () => {
    const headers = { Authorization: 'Bearer mine', Cookie: 'a=b', 'X-HF-Bill-To': 'somebody' }
    await gateway().request(post(CALL, { headers }))
    expect(upstream.requests[0]?.headers.authorization).toBe('Bearer hf_secret')
    expect(upstream.requests[0]?.headers).not.toHaveProperty('cookie')
    expect(upstream.requests[0]?.headers).not.toHaveProperty('x-hf-bill-to')
  })

  it('passes on the status of an error, and none of the headers', async () => {
    upstream.answerWith(
      answer(402, { error: 'No credits' }, { 'Set-Cookie': 'a=b', 'X-Inner': 'c' }),
    )
    const response = await gateway().request(post(CALL))
    expect(response.status).toBe(402)
    expect(await response.json()).toEqual({ error: 'No credits' })
    expect(Object.fromEntries(response.headers)).toEqual({ 'content-type': 'application/json' })
  })

  it('passes a stream on as it comes', async () => {
    let sendRest = () => {}
    upstream.answerWith((response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' })
      response.write('data: 1\n\n')
      sendRest = () => response.end('data: 2\n\n')
    })
    const response = await gateway().request(post({ ...CALL, stream: true }))
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    expect(await reader?.read()).toMatchObject({ value: 'data: 1\n\n' })
    sendRest()
    expect(await reader?.read()).toMatchObject({ value: 'data: 2\n\n' })
  })

  it('ends the call upstream when the caller goes away', async () => {
    const leaving = new AbortController()
    const ended = new Promise<void>((resolve) => {
      upstream.answerWith(((response) => {
        response.on('close', resolve)
        leaving.abort()
      }) as Answer)
    })
    await gateway().request(post(CALL, { signal: leaving.signal }))
    await ended
  })

  it('answers 502 when the server behind it can’t be reached', async () => {
    await upstream.close()
    const response = await gateway().request(post(CALL))
    expect(response.status).toBe(502)
    expect(await response.text()).not.toContain('hf_secret')
    upstream = await startLocalServer()
  })
})

describe('the gateway with the demo chef', () => {
  const gateway = createGateway({ chef: 'demo' })

  it('answers whole, in the chat completions format', async () => {
    const response = await gateway.request(post(CALL))
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({
      id: expect.stringMatching(/^chatcmpl-/),
      object: 'chat.completion',
      created: expect.any(Number),
      model: 'a-model',
      choices: [
        {
          index: 0,
          message: { role: 'assistant', content: expect.stringMatching(/egg.*rice/s) },
          finish_reason: 'stop',
        },
      ],
      usage: {
        prompt_tokens: expect.any(Number),
        completion_tokens: expect.any(Number),
        total_tokens: expect.any(Number),
      },
    })
  })

  it('answers as server-sent events where a stream is asked for, with the same text', async () => {
    const whole = await (await gateway.request(post(CALL))).json()
    const response = await gateway.request(post({ ...CALL, stream: true }))
    expect(response.headers.get('Content-Type')).toBe('text/event-stream')
    const events = (await response.text()).split('\n\n').filter(Boolean)
    expect(events.at(-1)).toBe('data: [DONE]')
    const chunks = events.slice(0, -1).map((event) => JSON.parse(event.replace('data: ', '')))
    const text = chunks.map(({ choices }) => choices[0].delta.content ?? '').join('')
    expect(text).toBe(whole.choices[0].message.content)
    expect(chunks.length).toBeGreaterThan(10)
    const finishes = chunks.map(({ choices }) => choices[0].finish_reason)
    expect(finishes.indexOf('stop')).toBe(chunks.length - 1)
  })

  it('stops at max_tokens, and says that it did', async () => {
    const response = await gateway.request(post({ ...CALL, max_tokens: 5 }))
    const { choices, usage } = await response.json()
    expect(choices[0].finish_reason).toBe('length')
    expect(choices[0].message.content.length).toBeGreaterThan(0)
    expect(usage.completion_tokens).toBe(5)
  })
})

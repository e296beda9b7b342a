import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { Hono } from 'hono'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { recipeMessages } from '../../src/features/recipe/prompt.ts'
import { callLimit } from '../../src/server/callLimit.ts'
import { createGateway } from '../../src/server/gateway.ts'
import type { GatewaySettings } from '../../src/server/gatewaySettings.ts'
import {
  type Answer,
  answer,
  completion,
  deltas,
  events,
  type LocalServer,
  startLocalServer,
} from '../support/localServer.ts'

const MODEL = 'a-model'
const [SYSTEM, USER] = recipeMessages(['egg', 'rice'])
const CALL = { model: MODEL, messages: [SYSTEM, USER], max_tokens: 1024 }
const DEMO: GatewaySettings = {
  url: 'http://127.0.0.1:9',
  token: undefined,
  callsPerMinute: 10_000,
  callsAtOnce: 100,
}

function gatewayWith(settings: GatewaySettings = DEMO, timeLimitMs = 60_000) {
  const page = { model: MODEL, timeLimitMs }
  const limit = callLimit(settings.callsPerMinute)
  return createGateway(settings, page, ({ req }) => limit(req.header('X-Test-Client') ?? ''))
}

function post(body: unknown, init: RequestInit = {}) {
  return new Request('http://page.example/v1/chat/completions', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...init,
  })
}

/** As OpenAI's clients read one. */
const ourError = {
  error: {
    message: expect.any(String),
    type: 'invalid_request_error',
    param: null,
    code: null,
  },
}

describe('the gateway takes the page’s own call and no other', () => {
  const gateway = gatewayWith()

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
    },
  )

  it.each<[string, unknown]>([
    ['nothing', ''],
    ['no JSON', '{"model": '],
    ['null', 'null'],
    ['a list', []],
    ['another model', { ...CALL, model: 'gpt-9' }],
    ['no model', { ...CALL, model: undefined }],
    ['no max_tokens', { ...CALL, max_tokens: undefined }],
    ['more than 1024 max_tokens', { ...CALL, max_tokens: 1025 }],
    ['max_tokens of none', { ...CALL, max_tokens: 0 }],
    ['max_tokens in parts', { ...CALL, max_tokens: 0.5 }],
    ['max_tokens in words', { ...CALL, max_tokens: '1024' }],
    ['no messages', { ...CALL, messages: [] }],
    ['no system message', { ...CALL, messages: [USER] }],
    ['another system message', { ...CALL, messages: [{ ...SYSTEM, content: 'Be rude' }, USER] }],
    [
      'a longer system message',
      { ...CALL, messages: [{ ...SYSTEM, content: `${SYSTEM.content} ` }, USER] },
    ],
    ['a user message of another form', { ...CALL, messages: [SYSTEM, { ...USER, content: 'Hi' }] }],
    ['a user message in parts', { ...CALL, messages: [SYSTEM, { ...USER, content: [] }] }],
    ['a further message', { ...CALL, messages: [SYSTEM, USER, USER] }],
    ['an assistant’s message', { ...CALL, messages: [SYSTEM, { ...USER, role: 'assistant' }] }],
    ['a field more in a message', { ...CALL, messages: [SYSTEM, { ...USER, name: 'a' }] }],
    ['a field more', { ...CALL, temperature: 2 }],
    ['tools', { ...CALL, tools: [] }],
    ['a stream in words', { ...CALL, stream: 'true' }],
  ])('refuses %s', async (_, body) => {
    const response = await gateway.request(post(body))
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual(ourError)
  })

  it('says where the body is not the page’s call', async () => {
    const body = { ...CALL, model: 'b', messages: [SYSTEM, { ...USER, content: 'Hi' }], seed: 1 }
    const { error } = await (await gateway.request(post(body))).json()
    expect(error.message).toMatch(/see model, messages\.1\.content, the fields$/)
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/json-seq', ''])(
    'refuses a Content-Type of "%s", such as any page may send unasked',
    async (type) => {
      const response = await gateway.request(post(CALL, { headers: { 'Content-Type': type } }))
      expect(response.status).toBe(415)
      expect(await response.json()).toEqual(ourError)
    },
  )

  it('takes JSON in UTF-8 that says so', async () => {
    const headers = { 'Content-Type': 'application/json; charset=utf-8' }
    expect((await gateway.request(post(CALL, { headers }))).status).toBe(200)
  })

  it.each(['with its length', 'in chunks'])('refuses a body over 128 kB %s', async (way) => {
    const [, user] = recipeMessages(['x'.repeat(128 * 1024)])
    const body = JSON.stringify({ ...CALL, messages: [SYSTEM, user] })
    const whole = {
      headers: { 'Content-Type': 'application/json', 'Content-Length': `${body.length}` },
    }
    const chunked = { body: new Blob([body]).stream(), duplex: 'half' } as RequestInit
    const response = await gateway.request(post(body, way === 'in chunks' ? chunked : whole))
    expect(response.status).toBe(413)
    expect(await response.json()).toEqual(ourError)
  })

  it('takes 32,000 characters of ingredients, in any script', async () => {
    const messages = recipeMessages(['豆'.repeat(32_000)])
    expect((await gateway.request(post({ ...CALL, messages }))).status).toBe(200)
  })

  it('answers whatever comes with a status of its own choice: no 5xx', async () => {
    const value = fc.anything({ withNullPrototype: false })
    const anyField = fc.constantFrom('model', 'messages', 'max_tokens', 'stream', '__proto__', 'x')
    const body = fc.oneof(
      fc.string(),
      fc.json(),
      fc.uint8Array().map((bytes) => Buffer.from(bytes).toString('latin1')),
      fc.tuple(anyField, value).map(([name, other]) => asJson({ ...CALL, [name]: other })),
      value.map((messages) => asJson({ ...CALL, messages: [SYSTEM, messages] })),
      fc.string().map((content) => asJson({ ...CALL, messages: [SYSTEM, { ...USER, content }] })),
      fc.array(fc.string()).map((list) => asJson({ ...CALL, messages: recipeMessages(list) })),
    )
    await fc.assert(
      fc.asyncProperty(body, async (body) => {
        const { status } = await gateway.request(post(body))
        expect([200, 400, 413]).toContain(status)
      }),
      { numRuns: 500 },
    )
  })
})

describe('the gateway’s limit of calls a minute', () => {
  const call = (gateway: ReturnType<typeof gatewayWith>, client: string, body: unknown = CALL) =>
    gateway.request(
      post(body, { headers: { 'Content-Type': 'application/json', 'X-Test-Client': client } }),
    )

  it('answers 429 beyond it, with a Retry-After, to this client alone', async () => {
    const gateway = gatewayWith({ ...DEMO, callsPerMinute: 2 })
    const statuses = []
    for (let calls = 0; calls < 4; calls++) statuses.push((await call(gateway, 'a')).status)
    expect(statuses).toEqual([200, 200, 429, 429])
    const refusal = await call(gateway, 'a')
    expect(Number(refusal.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(Number(refusal.headers.get('Retry-After'))).toBeLessThanOrEqual(60)
    expect((await call(gateway, 'b')).status).toBe(200)
  })

  it('does not count calls that are refused anyhow', async () => {
    const gateway = gatewayWith({ ...DEMO, callsPerMinute: 1 })
    expect((await call(gateway, 'a', {})).status).toBe(400)
    expect((await call(gateway, 'a')).status).toBe(200)
  })
})

describe('the gateway with a token', () => {
  let upstream: LocalServer
  beforeEach(async () => {
    upstream = await startLocalServer(completion('# Omelette'))
  })
  afterEach(() => upstream.close())

  const gateway = (timeLimitMs?: number) => {
    const url = `${upstream.url}/v1/chat/completions`
    return gatewayWith({ url, token: 'hf_secret', callsPerMinute: 99, callsAtOnce: 2 }, timeLimitMs)
  }

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
    const mine = { Authorization: 'Bearer mine', Cookie: 'a=b', 'X-HF-Bill-To': 'somebody' }
    const headers = { 'Content-Type': 'application/json', ...mine }
    await gateway().request(post(CALL, { headers }))
    expect(upstream.requests[0]?.headers.authorization).toBe('Bearer hf_secret')
    expect(upstream.requests[0]?.headers).not.toHaveProperty('cookie')
    expect(upstream.requests[0]?.headers).not.toHaveProperty('x-hf-bill-to')
  })

  it.each<[number, unknown, number, string]>([
    [400, { error: { message: 'No.' } }, 400, 'upstream_error'],
    [
      400,
      { error: { message: 'The requested model is not supported by any provider' } },
      400,
      'model_not_found',
    ],
    [
      400,
      { error: { message: 'a', type: 'exceed_context_size_error' } },
      400,
      'context_length_exceeded',
    ],
    [
      400,
      { error: { message: 'a', code: 'context_length_exceeded' } },
      400,
      'context_length_exceeded',
    ],
    [401, { error: 'Invalid username or password.' }, 401, 'upstream_token'],
    [402, { error: 'You have exceeded your monthly included credits' }, 402, 'insufficient_quota'],
    [403, '', 403, 'upstream_token'],
    [404, { error: { message: 'a' } }, 404, 'model_not_found'],
    [408, '', 504, 'upstream_timeout'],
    [413, '', 413, 'context_length_exceeded'],
    [421, '', 502, 'upstream_error'],
    [422, { detail: 'a' }, 422, 'upstream_error'],
    [429, { error: { message: 'Slow down' } }, 429, 'upstream_busy'],
    [429, { error: { message: 'a', code: 'insufficient_quota' } }, 429, 'insufficient_quota'],
    [500, '<b>Oops</b>', 500, 'upstream_error'],
    [503, { error: { message: 'Loading model' } }, 503, 'upstream_busy'],
    [504, '', 504, 'upstream_timeout'],
    [524, '<b>A timeout occurred</b>', 524, 'upstream_timeout'],
    [529, { error: { message: 'Overloaded' } }, 529, 'upstream_busy'],
    // The status goes before the words.
    [504, { error: 'The request took too long to process' }, 504, 'upstream_timeout'],
    [503, 'Queue is too long, try again later', 503, 'upstream_busy'],
    [429, 'Too many tokens, please wait before trying again.', 429, 'upstream_busy'],
    [400, { error: 'This model does not support system messages' }, 400, 'upstream_error'],
    [400, { error: 'The prompt is too long: 9000 tokens' }, 400, 'context_length_exceeded'],
    [999, 'No', 502, 'upstream_error'],
  ])(
    'makes of a %i with %j a %i that says %s, in words of our own',
    async (given, body, status, code) => {
      upstream.answerWith(answer(given, body, { 'Set-Cookie': 'a=b' }))
      const response = await gateway().request(post(CALL))
      expect(response.status).toBe(status)
      const { error } = await response.json()
      expect(error).toMatchObject({ code, param: null })
      expect(error.message).toMatch(/gateway|ingredients/)
      expect(Object.fromEntries(response.headers)).toEqual({ 'content-type': 'application/json' })
    },
  )

  it.each([
    ['7', '7'],
    ['3600', '20'],
    ['soon', null],
  ])('passes on a Retry-After of %s as %s', async (given, passedOn) => {
    upstream.answerWith(answer(503, 'Loading', { 'Retry-After': given }))
    const response = await gateway().request(post(CALL))
    expect(response.headers.get('Retry-After')).toBe(passedOn)
  })

  it.each([
    [408, 1],
    // Node's fetch repeats this one by itself.
    [421, 2],
  ])(
    'makes of a %i on a kept connection %i calls, and an answer that no browser repeats',
    async (status, calls) => {
      const kept = (reply: Answer): Answer => {
        return (response, request) => {
          response.shouldKeepAlive = true
          reply(response, request)
        }
      }
      upstream.answerWith(kept(completion('# Soup')), kept(answer(status, 'no')))
      await gateway().request(post(CALL))
      const response = await gateway().request(post(CALL))
      expect(response.status).toBeGreaterThan(500)
      expect(upstream.requests).toHaveLength(1 + calls)
    },
  )

  it('passes on no header of an answer but its type', async () => {
    const body = { choices: [] }
    upstream.answerWith(answer(200, body, { 'Set-Cookie': 'a=b', 'X-Inner': 'c', Server: 'd' }))
    const response = await gateway().request(post(CALL))
    expect(await response.json()).toEqual(body)
    expect(Object.fromEntries(response.headers)).toEqual({ 'content-type': 'application/json' })
  })

  it.each<[string, Answer]>([
    ['a page', answer(200, '<html>', { 'Content-Type': 'text/html' })],
    ['nothing', (response) => void response.writeHead(204).end()],
    ['a redirect', answer(307, '', { Location: 'http://127.0.0.1:9/' })],
    ['a broken connection', (response) => response.destroy()],
  ])('answers 502 when the server behind answers with %s', async (_, reply) => {
    upstream.answerWith(reply)
    const response = await gateway().request(post(CALL))
    expect(response.status).toBe(502)
    expect(response.headers.get('Content-Type')).toBe('application/json')
  })

  it('answers 504 when the server behind takes too long', async () => {
    upstream.answerWith(() => {})
    expect((await gateway(100).request(post(CALL))).status).toBe(504)
  })

  it('answers 502 when the answer of the server behind breaks off', async () => {
    upstream.answerWith((response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' })
      response.write('{', () => response.destroy())
    })
    expect((await gateway().request(post(CALL))).status).toBe(502)
  })

  it.each<[string, Answer]>([
    ['stalls', () => {}],
    ['breaks off', (response) => void response.destroy()],
  ])('ends a stream that %s', async (_, end) => {
    upstream.answerWith((response, request) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' })
      response.write('data: 1\n\n', () => end(response, request))
    })
    const response = await gateway(300).request(post({ ...CALL, stream: true }))
    expect(await response.text()).toBe('data: 1\n\n')
  })

  it('keeps to the time limit of a stream, whatever the garbage collector takes', async () => {
    upstream.answerWith((response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write('data: 1\n\n')
    })
    const response = await gateway(500).request(post({ ...CALL, stream: true }))
    setFlagsFromString('--expose-gc')
    const collectGarbage = runInNewContext('gc')
    const collecting = setInterval(collectGarbage, 20)
    expect(await response.text()).toBe('data: 1\n\n')
    clearInterval(collecting)
  })

  it('ends a stream that is longer than 1 MB', async () => {
    const closed = new Promise<void>((resolve) => {
      upstream.answerWith((response) => {
        response.on('close', resolve).writeHead(200, { 'Content-Type': 'text/event-stream' })
        const more = () => response.write('x'.repeat(100_000), () => setImmediate(more))
        more()
      })
    })
    const response = await gateway().request(post({ ...CALL, stream: true }))
    expect((await response.text()).length).toBeLessThanOrEqual(1024 * 1024)
    await closed
  })

  it.each([
    ['JSON', 'application/json', '{ "x": "\\u0078", "hf_secret": 1 }'],
    ['a stream', 'text/event-stream', ': hf_secret\r\ndata: {"x": 1}\r\n\r\ndata: [DONE]'],
  ])('passes on %s to the byte, whatever stands in it', async (_, type, body) => {
    upstream.answerWith(answer(200, body, { 'Content-Type': `${type}; a=b` }))
    const response = await gateway().request(post(CALL))
    expect(await response.text()).toBe(body)
    expect(Object.fromEntries(response.headers)).toEqual({ 'content-type': type })
  })

  it.each<[string, Answer]>([
    ['longer than 1 MB', answer(200, { a: 'x'.repeat(2 * 1024 * 1024) })],
    [
      'no UTF-8',
      (response) => {
        response.writeHead(200, { 'Content-Type': 'application/json' })
        response.end(Buffer.from('7b22ff227d', 'hex'))
      },
    ],
  ])('answers 502 to an answer that is %s', async (_, reply) => {
    upstream.answerWith(reply)
    expect((await gateway().request(post(CALL))).status).toBe(502)
  })

  it.each<[string, Answer, object | undefined]>([
    ['nothing where all is well', completion('# Soup'), undefined],
    [
      'a refusal’s status and words, without the token',
      answer(401, { error: 'hf_secret is\nunknown' }),
      { status: 401, words: '… is unknown' },
    ],
    [
      'no more than 300 characters',
      answer(500, 'x'.repeat(999)),
      { status: 500, words: 'x'.repeat(300) },
    ],
    [
      'why an answer can’t be read',
      answer(200, '{', { 'Content-Type': 'application/json' }),
      { cause: expect.stringContaining('JSON') },
    ],
    ['that a connection broke', (response) => response.destroy(), { cause: 'UND_ERR_SOCKET' }],
    ['that the time limit ended it', () => {}, { cause: 'time limit' }],
    [
      'an error that calls itself a success',
      answer(200, { error: { message: 'No credits for hf_secret' } }),
      { status: 200, words: 'No credits for …' },
    ],
    ['nothing of a stream that has finished', events(...deltas('# Soup')), undefined],
    [
      'that a stream ended before it had finished',
      events(...deltas('# Soup').slice(0, 2)),
      { cause: 'broke off' },
    ],
    [
      'what a stream says of an error',
      events(...deltas('# Soup').slice(0, 2), 'data: {"error":{"message":"Out of memory"}}\n\n'),
      { status: 200, words: 'Out of memory' },
    ],
    [
      'words of a form that nobody knows',
      answer(500, { title: 'boom' }),
      { status: 500, words: '{"title":"boom"}' },
    ],
    [
      'that a stream broke off',
      (response) => {
        response.writeHead(200, { 'Content-Type': 'text/event-stream' })
        response.write('data: 1\n\n')
      },
      { cause: 'time limit' },
    ],
  ])('leaves for the log %s', async (_, reply, failure) => {
    upstream.answerWith(reply)
    const log = vi.spyOn(console, 'error')
    let left: unknown
    const app = new Hono().use(async (context, next) => {
      await next()
      void Promise.resolve(context.var.streamEnd).then(() => {
        left = context.var.upstreamFailure
      })
    })
    const response = await app.route('/', gateway(300)).request(post({ ...CALL, stream: true }))
    await response.text()
    expect(left).toEqual(failure)
    expect(log).not.toHaveBeenCalled()
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

  it('takes a caller who leaves when the recipe has finished for no failure', async () => {
    upstream.answerWith((response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' })
      response.write(deltas('# Soup').slice(0, -1).join(''))
    })
    const app = new Hono()
    const left = new Promise<unknown>((resolve) => {
      app.use(async (context, next) => {
        await next()
        void context.var.streamEnd?.then(() => resolve(context.var.upstreamFailure))
      })
    })
    const response = await app.route('/', gateway()).request(post({ ...CALL, stream: true }))
    const reader = response.body?.getReader()
    let text = ''
    while (!text.includes('"stop"'))
      text += Buffer.from((await reader?.read())?.value ?? []).toString()
    await reader?.cancel()
    expect(await left).toBeUndefined()
  })

  it('lets so many calls wait at once, and answers the others with 503 and a Retry-After', async () => {
    const waiting: (() => void)[] = []
    upstream.answerWith((response, request) => {
      waiting.push(() => completion('# Soup')(response, request))
    })
    const app = gateway()
    const call = () => app.request(post(CALL))
    const calls = [call(), call()]
    await expect.poll(() => waiting.length).toBe(2)
    const refused = await call()
    expect(refused.status).toBe(503)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    for (const answer of waiting.splice(0)) answer()
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200])

    upstream.answerWith(events(...deltas('# Soup')))
    for (let times = 0; times < 3; times++) {
      const streamed = await app.request(post({ ...CALL, stream: true }))
      expect(await streamed.text()).toContain('# Soup')
    }
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
  const gateway = gatewayWith()

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
          message: {
            role: 'assistant',
            content: expect.stringMatching(/egg.*rice/s),
            // OpenAI's published schema requires this one and the next.
            refusal: null,
          },
          logprobs: null,
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
})

/** JSON of anything: what JSON has no word for is left out, and a BigInt becomes a text. */
function asJson(value: unknown): string {
  return JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? `${part}` : part))
}

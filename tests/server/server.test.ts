import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, openSync, readdirSync } from 'node:fs'
import { readdir, readFile, rename, stat } from 'node:fs/promises'
import { get } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { recipeMessages } from '../../src/features/recipe/prompt.ts'
import { environmentWith } from '../support/buildPage.ts'
import {
  type Answer,
  answer,
  completion,
  deltas,
  type LocalServer,
  startLocalServer,
} from '../support/localServer.ts'
import { builtServers, type Server, type Start, startNode, startWorkerd } from './servers.ts'

const TOKEN = 'hf_onTheServer'
const MODEL = 'mistralai/Mistral-7B-Instruct-v0.3'
const CALL = { model: MODEL, messages: recipeMessages(['a rare truffle']), max_tokens: 1024 }
const JSON_TYPE = { 'Content-Type': 'application/json' }

let pageDirectory: string
let script: string
beforeAll(async () => {
  pageDirectory = join(await builtServers(), 'dist')
  const [name = ''] = (await readdir(join(pageDirectory, 'assets'))).filter((file) =>
    file.startsWith('index-'),
  )
  script = `/assets/${name}`
})

describe.each<[string, Start]>([
  ['the Node server', startNode],
  ['the Worker', startWorkerd],
])('%s', (_, start) => {
  let server: Server
  let upstream: LocalServer
  beforeAll(async () => {
    upstream = await startLocalServer()
    server = await start({
      HF_TOKEN: TOKEN,
      CHAT_UPSTREAM: `${upstream.url}/v1`,
      CHAT_RATE_LIMIT: '9999',
    })
  })
  beforeEach(() => upstream.answerWith(completion('# Soup')))
  afterAll(async () => {
    await server.stop()
    await upstream.close()
  })

  const call = (body: unknown = CALL, init: RequestInit = {}) =>
    fetch(`${server.url}/v1/chat/completions`, {
      method: 'POST',
      headers: JSON_TYPE,
      body: typeof body === 'string' ? body : JSON.stringify(body),
      ...init,
    })
  const file = (path: string, init?: RequestInit) => fetch(server.url + path, init)

  describe('the page', () => {
    it('is served with its security policy and the other headers of a document', async () => {
      const response = await file('/')
      expect(response.status).toBe(200)
      expect(await response.text()).toContain('Chef Claude')
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': expect.stringMatching(
          /^default-src 'none'; script-src 'self' 'sha256-.*; frame-ancestors 'none'$/,
        ),
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-cache',
        vary: 'Accept-Encoding',
      })
    })

    it('is not sent again to who has it', async () => {
      const etag = (await file('/')).headers.get('ETag') ?? ''
      expect(etag).not.toBe('')
      const again = await file('/', { headers: { 'If-None-Match': etag } })
      expect(again.status).toBe(304)
      expect(await again.text()).toBe('')
    })

    it('has scripts that are kept for a year, since their names tell their content', async () => {
      const response = await file(script)
      expect(response.status).toBe(200)
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': expect.stringMatching(/^text\/javascript/),
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        vary: 'Accept-Encoding',
      })
      expect(await response.text()).toBe(await readFile(join(pageDirectory, script), 'utf8'))
    })

    it.each([
      '/nope',
      '/robots.txt',
      '/index.html.br',
      '/assets/nope.js',
      '/assets/',
      '/.env',
      '/.git/config',
      '/.vite/manifest.json',
      '/manifest.json',
      '/package.json',
      '/serve.js',
      '/../serve.js',
      '/assets/../../serve.js',
      '/%2e%2e/serve.js',
      '/..%2fserve.js',
      '/assets/..%5c..%5cserve.js',
      '/%00',
      '/%',
      '//example.org/',
    ])('has nothing at %s', async (path) => {
      const { status, headers } = await rawGet(server.url, path)
      expect(status).toBe(404)
      expect(headers['cache-control']).toBe('no-cache')
      expect(headers['x-content-type-options']).toBe('nosniff')
    })

    it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('is not there for %s', async (method) => {
      const response = await file('/', { method })
      expect(response.status).toBe(405)
      expect(response.headers.get('Allow')).toBe('GET, HEAD')
    })

    it('answers HEAD as GET, without the body', async () => {
      const response = await file('/', { method: 'HEAD' })
      expect(response.status).toBe(200)
      expect(response.headers.get('Content-Type')).toContain('text/html')
      expect(await response.text()).toBe('')
    })
  })

  it('says that it is well', async () => {
    const response = await file('/healthz')
    expect([response.status, await response.text()]).toEqual([200, 'ok'])
    expect(response.headers.get('Cache-Control')).toBe('no-store')
  })

  describe('the gateway', () => {
    it('adds the token, and passes on nothing else of the caller', async () => {
      const headers = { ...JSON_TYPE, Authorization: 'Bearer mine', Cookie: 'a=b', 'X-Mine': '1' }
      const response = await call(CALL, { headers })
      expect(response.status).toBe(200)
      expect((await response.json()).choices[0].message.content).toBe('# Soup')
      expect(response.headers.get('Cache-Control')).toBe('no-store')
      const [received] = upstream.requests
      expect(received).toMatchObject({ method: 'POST', path: '/v1/chat/completions' })
      expect(received?.headers.authorization).toBe(`Bearer ${TOKEN}`)
      expect(received?.headers).not.toHaveProperty('cookie')
      expect(received?.headers).not.toHaveProperty('x-mine')
      expect(JSON.parse(received?.body ?? '')).toEqual(CALL)
    })

    it.each<[string, unknown, RequestInit, number]>([
      ['another model', { ...CALL, model: 'another/model' }, {}, 400],
      ['more tokens', { ...CALL, max_tokens: 1025 }, {}, 400],
      [
        'another system message',
        { ...CALL, messages: [{ role: 'system', content: 'Hi' }, CALL.messages[1]] },
        {},
        400,
      ],
      [
        'a user message of its own',
        { ...CALL, messages: [CALL.messages[0], { role: 'user', content: 'Hi' }] },
        {},
        400,
      ],
      ['a third message', { ...CALL, messages: [...CALL.messages, CALL.messages[1]] }, {}, 400],
      ['a further field', { ...CALL, tools: [] }, {}, 400],
      ['no JSON', '{', {}, 400],
      ['no JSON by its type', CALL, { headers: { 'Content-Type': 'text/plain' } }, 415],
      ['a body over 128 kB', { ...CALL, model: 'x'.repeat(140_000) }, {}, 413],
      ['another method', '', { method: 'GET', body: null }, 405],
    ])('refuses %s, and asks nobody', async (_, body, init, status) => {
      const response = await call(body, init)
      expect(response.status).toBe(status)
      expect(await response.json()).toMatchObject({
        error: { message: expect.any(String), type: 'invalid_request_error' },
      })
      expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull()
      expect(upstream.requests).toEqual([])
    })

    it('passes a stream on piece by piece', async () => {
      const pieces = deltas('# So', 'up')
      let next = () => {}
      upstream.answerWith((response) => {
        response.writeHead(200, { 'Content-Type': 'text/event-stream' })
        next = () => {
          const piece = pieces.shift()
          if (piece) response.write(piece)
          else response.end()
        }
        next()
      })
      const response = await call({ ...CALL, stream: true })
      expect(response.headers.get('Content-Type')).toContain('text/event-stream')
      const expected = [...pieces]
      let received = ''
      // Each piece is sent when the one before has arrived.
      for await (const bytes of response.body as unknown as AsyncIterable<Uint8Array>) {
        received += Buffer.from(bytes).toString()
        next()
      }
      expect(received).toContain(expected.join(''))
    })

    it('hangs up on the server behind when the caller of a stream leaves', async () => {
      const leaving = new AbortController()
      const closed = new Promise<void>((resolve) => {
        upstream.answerWith((response) => {
          response.writeHead(200, { 'Content-Type': 'text/event-stream' })
          const writing = setInterval(() => response.write('data: {}\n\n'), 20)
          response.on('close', () => {
            clearInterval(writing)
            resolve()
          })
        })
      })
      const response = await call({ ...CALL, stream: true }, { signal: leaving.signal })
      await response.body?.getReader().read()
      leaving.abort()
      await closed
    })

    it.each<[string, Answer, number]>([
      ['refuses the token', answer(401, { error: TOKEN }), 401],
      ['is busy', answer(429, { error: `Slow down, ${TOKEN}` }, { 'Retry-After': '9' }), 429],
      ['redirects', answer(307, '', { Location: 'http://127.0.0.1:9/' }), 502],
      ['breaks', (response) => void response.socket?.destroy(), 502],
      ['answers with a page', answer(200, `<b>${TOKEN}</b>`, { 'Content-Type': 'text/html' }), 502],
    ])('lets no token through where the server behind %s', async (_, reply, status) => {
      upstream.answerWith(reply)
      const response = await call()
      const everything = JSON.stringify([...response.headers]) + (await response.text())
      expect(response.status).toBe(status)
      expect(everything).not.toContain(TOKEN)
      expect(upstream.requests).toHaveLength(1)
    })
  })

  /** The line of the log for the request that `response` answers. */
  async function lineOf(response: Response): Promise<unknown> {
    await response.text().catch(() => {})
    const id = response.headers.get('X-Request-Id') ?? 'none'
    const line = () =>
      server
        .log()
        .split('\n')
        .find((line) => line.includes(id))
    await expect.poll(line).toBeDefined()
    return JSON.parse(line() ?? '')
  }

  it('writes a line for each request, with neither token nor prompt', async () => {
    expect(await lineOf(await call())).toEqual(
      logged('POST', '/v1/chat/completions', 200, { upstreamMs: expect.any(Number) }),
    )
    expect(await lineOf(await file('/nope?q=a-rare-truffle'))).toEqual(logged('GET', '/nope', 404))
    expect(await lineOf(await file('/'))).toEqual(logged('GET', '/', 200))
    expect(server.log()).not.toMatch(/hf_onTheServer|truffle/)
  })

  it.each<[string, Answer, number, object]>([
    [
      'refused',
      answer(400, { error: { message: `No such model for ${TOKEN}` } }),
      400,
      { status: 400, words: 'No such model for …' },
    ],
    [
      'broke off its stream',
      (response) => {
        response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Content-Length': 99 })
        response.write('data: 1\n\n', () => response.socket?.destroy())
      },
      200,
      { cause: expect.stringMatching(/./) },
    ],
  ])(
    'says in the line of a call that the server behind %s',
    async (_, reply, status, upstreamFailure) => {
      upstream.answerWith(reply)
      expect(await lineOf(await call({ ...CALL, stream: true }))).toEqual(
        logged('POST', '/v1/chat/completions', status, { upstream: upstreamFailure }),
      )
    },
  )
})

describe.each<[string, Start]>([
  ['the Node server', startNode],
  ['the Worker', startWorkerd],
])('%s with other settings', (_, start) => {
  let server: Server | undefined
  afterEach(() => server?.stop())

  const call = (url: string, init: RequestInit = {}) =>
    fetch(`${url}/v1/chat/completions`, {
      method: 'POST',
      headers: JSON_TYPE,
      body: JSON.stringify(CALL),
      ...init,
    })

  it('answers with the demo chef, if that is said', async () => {
    server = await start({ DEMO_CHEF: 'on' })
    expect(await (await call(server.url)).text()).toContain('demo chef')
  })

  it('answers 502 where nobody is behind it', async () => {
    server = await start({ HF_TOKEN: TOKEN, CHAT_UPSTREAM: 'http://127.0.0.1:9/v1' })
    expect((await call(server.url)).status).toBe(502)
  })

  it('answers 429 beyond its limit, and says when to come again', async () => {
    server = await start({ DEMO_CHEF: 'on', CHAT_RATE_LIMIT: '2' })
    const statuses = []
    for (let calls = 0; calls < 3; calls++) statuses.push((await call(server.url)).status)
    expect(statuses).toEqual([200, 200, 429])
    const retryAfter = Number((await call(server.url)).headers.get('Retry-After'))
    expect(retryAfter).toBeGreaterThan(0)
    expect(retryAfter).toBeLessThanOrEqual(60)
    expect((await fetch(server.url)).status).toBe(200)
  })
})

describe('without HF_TOKEN, and without a word on the demo chef', () => {
  it('the Node server does not start, and says why', async () => {
    await expect(startNode({})).rejects.toThrow(
      /HF_TOKEN is not set; set it, or DEMO_CHEF=on.*answer the world/,
    )
  })

  it('the Worker serves nothing, and says why in its log', async () => {
    const server = await startWorkerd({})
    const response = await fetch(server.url)
    expect(response.status).toBe(500)
    await expect.poll(server.log).toContain('HF_TOKEN is not set; set it, or DEMO_CHEF=on')
    await server.stop()
  })
})

describe('the Node server alone', () => {
  let server: Server | undefined
  afterEach(() => server?.stop())

  it.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['identity', undefined, (bytes: Buffer) => bytes],
    ['br;q=0', undefined, (bytes: Buffer) => bytes],
    ['br;q=0.1, GZIP;q=0.9', 'gzip', gunzipSync],
    ['*', 'br', brotliDecompressSync],
    ['*;q=0', undefined, (bytes: Buffer) => bytes],
    ['', undefined, (bytes: Buffer) => bytes],
  ])('serves the page to who accepts "%s" as %s', async (accepted, encoding, decode) => {
    server = await startNode({ DEMO_CHEF: 'on' })
    for (const path of ['/', script]) {
      const { body, headers } = await rawGet(server.url, path, { 'Accept-Encoding': accepted })
      expect(headers['content-encoding']).toBe(encoding)
      expect(headers.vary).toBe('Accept-Encoding')
      const file = join(pageDirectory, path === '/' ? 'index.html' : path)
      expect(decode(body).equals(await readFile(file))).toBe(true)
    }
  })

  it('hangs up on the server behind when the caller leaves before the answer', async () => {
    // Cloudflare's edge tells the Worker that the caller has left; workerd by itself hears of it when it next writes.
    const leaving = new AbortController()
    let closed = () => {}
    const isClosed = new Promise<void>((resolve) => {
      closed = resolve
    })
    const upstream = await startLocalServer((response) => {
      response.on('close', closed)
      leaving.abort()
    })
    server = await startNode({ HF_TOKEN: TOKEN, CHAT_UPSTREAM: upstream.url })
    const init = { method: 'POST', headers: JSON_TYPE, body: JSON.stringify(CALL) }
    const url = `${server.url}/v1/chat/completions`
    await expect(fetch(url, { ...init, signal: leaving.signal })).rejects.toThrow()
    await isClosed
    await upstream.close()
  })

  it('answers HEAD with the tag of GET', async () => {
    server = await startNode({ DEMO_CHEF: 'on' })
    const tagOf = async (method: string) =>
      (await fetch(`${server?.url}/`, { method })).headers.get('ETag')
    expect(await tagOf('HEAD')).toMatch(/^W\/"/)
    expect(await tagOf('HEAD')).toBe(await tagOf('GET'))
  })

  it('goes on serving the page that it started with, whatever is built in the meantime', async () => {
    server = await startNode({ DEMO_CHEF: 'on' })
    const built = join(pageDirectory, '../dist-server/page')
    await rename(built, `${built}-gone`)
    expect(await (await fetch(server.url + script)).text()).toContain('Ingredients on hand')
    await rename(`${built}-gone`, built)
  })

  it('keeps no file open for callers who leave, however many they have asked for', async () => {
    server = await startNode({ DEMO_CHEF: 'on' })
    const { hostname, port } = new URL(server.url)
    const openFiles = () => readdirSync(`/proc/${server?.child.pid}/fd`).length
    await fetch(server.url)
    const before = existsSync('/proc') ? openFiles() : 0
    const requests = `GET ${script} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(10)
    for (let callers = 0; callers < 50; callers++) {
      const caller = connect(Number(port), hostname)
      caller.write(requests, () => caller.destroy())
      await once(caller, 'close')
    }
    await fetch(server.url)
    if (existsSync('/proc')) await expect.poll(openFiles).toBeLessThanOrEqual(before + 2)
  })

  it('names every wrong setting at once, and does not start', async () => {
    const env = {
      HOST: 'a b',
      PORT: '70000',
      TRUSTED_PROXIES: 'me',
      DEMO_CHEF: 'yes',
      CHAT_RATE_LIMIT: '0',
    }
    const error = await startNode(env).catch(({ message }) => message)
    for (const name of Object.keys(env)) expect(error).toContain(`${name} is `)
    expect(error).not.toContain('    at ')
  })

  it('says in a sentence that its port is taken', async () => {
    server = await startNode({ DEMO_CHEF: 'on' })
    const { port: PORT } = new URL(server.url)
    const error = await startNode({ DEMO_CHEF: 'on', PORT }).catch(({ message }) => message)
    expect(error).toMatch(/^This server can’t listen: .*EADDRINUSE.*\n$/)
  })

  it.each([
    ['nobody', {}, [200, 429]],
    ['its proxy', { TRUSTED_PROXIES: 'loopback' }, [200, 200]],
  ])('takes the word of %s for who calls', async (_, env, statuses) => {
    server = await startNode({ DEMO_CHEF: 'on', CHAT_RATE_LIMIT: '1', ...env })
    const call = async (client: string) => {
      const response = await fetch(`${server?.url}/v1/chat/completions`, {
        method: 'POST',
        headers: { ...JSON_TYPE, 'X-Forwarded-For': client },
        body: JSON.stringify(CALL),
      })
      return response.status
    }
    expect([await call('192.0.2.1'), await call('192.0.2.2')]).toEqual(statuses)
  })

  it('logs who asked, how much of the answer was sent, and whether it was cut off', async () => {
    const upstream = await startLocalServer((response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write('data: 1\n\n')
    })
    server = await startNode({
      HF_TOKEN: TOKEN,
      CHAT_UPSTREAM: upstream.url,
      TRUSTED_PROXIES: 'loopback',
    })
    const headers = { 'X-Forwarded-For': '2001:db8:1:2::7', 'Accept-Encoding': 'identity' }
    const { size } = await stat(join(pageDirectory, script))
    const response = await fetch(server.url + script, { headers })
    await response.text()
    const leaving = new AbortController()
    const init = { method: 'POST', headers: JSON_TYPE, signal: leaving.signal }
    const body = JSON.stringify({ ...CALL, stream: true })
    const call = await fetch(`${server.url}/v1/chat/completions`, { ...init, body })
    await call.body?.getReader().read()
    leaving.abort()
    await expect.poll(() => server?.log().trim().split('\n').length).toBe(3)
    const [asset, left] = server
      .log()
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => JSON.parse(line))
    expect(asset).toEqual(
      logged('GET', script, 200, {
        id: response.headers.get('X-Request-Id'),
        client: '2001:db8:1:2::/64',
        isCutOff: false,
      }),
    )
    expect(asset.bytes).toBeGreaterThan(size)
    expect(left).toEqual(
      logged('POST', '/v1/chat/completions', 200, {
        client: '127.0.0.1',
        isCutOff: true,
        upstream: { cause: 'caller left' },
      }),
    )
    await upstream.close()
  })

  it.each([
    ['what is no HTTP', 'Hello\r\n\r\n', 400],
    ['headers that are too long', `GET / HTTP/1.1\r\nA: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ])('logs and answers %s, which its parser refuses', async (_, bytes, status) => {
    server = await startNode({ DEMO_CHEF: 'on' })
    const { hostname, port } = new URL(server.url)
    const caller = connect(Number(port), hostname)
    caller.write(bytes)
    const [answer] = await once(caller, 'data')
    expect(String(answer)).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    await expect.poll(server.log).toContain(`"status":${status}`)
    caller.destroy()
  })

  /** A raw connection to a server whose streams never end, and how many of them are open behind it. */
  async function streamingCaller() {
    let open = 0
    const upstream = await startLocalServer((response) => {
      open++
      response.on('close', () => open--)
      response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write('data: 1\n\n')
    })
    server = await startNode({ HF_TOKEN: TOKEN, CHAT_UPSTREAM: upstream.url })
    const { hostname, port } = new URL(server.url)
    const body = JSON.stringify({ ...CALL, stream: true })
    const head = 'POST /v1/chat/completions HTTP/1.1\r\nHost: a\r\nContent-Type: application/json'
    return {
      upstream,
      open: () => open,
      caller: connect(Number(port), hostname).on('error', () => {}),
      call: `${head}\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    }
  }

  it('ends every call upstream of a caller who leaves, also those in line, and then on SIGTERM at once', async () => {
    const { upstream, open, caller, call } = await streamingCaller()
    caller.write(call.repeat(10))
    await expect.poll(open).toBe(10)
    caller.destroy()
    await expect.poll(open).toBe(0)
    const exited = once(server?.child as ChildProcess, 'exit')
    server?.child.kill('SIGTERM')
    expect(await exited).toEqual([0, null])
    await upstream.close()
  })

  it('ends a call whose connection goes on with what is no HTTP, and writes nothing into its answer', async () => {
    const { upstream, open, caller, call } = await streamingCaller()
    let received = ''
    caller.on('data', (bytes) => {
      received += bytes
    })
    caller.write(call)
    await expect.poll(() => received).toContain('data: 1')
    caller.write('GARBAGE\u0001\r\n\r\n')
    await expect.poll(open).toBe(0)
    expect(received).not.toContain('HTTP/1.1 400')
    await upstream.close()
  })

  it('has a line, and no error of its own, for callers who reset at once or say nothing sensible', async () => {
    server = await startNode({ DEMO_CHEF: 'on' })
    const { hostname, port } = new URL(server.url)
    for (let callers = 0; callers < 10; callers++) {
      const caller = connect(Number(port), hostname).on('error', () => {})
      caller.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n', () => caller.resetAndDestroy())
      await once(caller, 'close')
    }
    const caller = connect(Number(port), hostname)
    caller.write('GET / HTTP/1.1\r\n\r\n')
    expect(String((await once(caller, 'data'))[0])).toMatch(/^HTTP\/1.1 400 /)
    caller.destroy()
    await fetch(server.url)
    await expect.poll(server.log).toContain('"status":200')
    expect(server.log()).not.toMatch(/TypeError|\n {4}at /)
    expect(server.log()).toContain('"status":400')
  })

  it('goes on serving when the reader of its log has left', async () => {
    server = await startNode({ DEMO_CHEF: 'on' })
    server.child.stdout?.destroy()
    for (let requests = 0; requests < 5; requests++)
      expect((await fetch(server.url)).status).toBe(200)
  })

  it.runIf(existsSync('/dev/full'))(
    'goes on serving when the disk of its log is full',
    async () => {
      // A port that was free a moment ago, since there is no log to read one from.
      server = await startNode({ DEMO_CHEF: 'on' })
      await server.stop()
      const { port: PORT } = new URL(server.url)
      const script = join(pageDirectory, '../dist-server/serve.js')
      const env = environmentWith({ DEMO_CHEF: 'on', HOST: '127.0.0.1', PORT })
      const full = openSync('/dev/full', 'w')
      const child = spawn(process.execPath, [script], { env, stdio: ['ignore', full, full] })
      const status = () =>
        fetch(`http://127.0.0.1:${PORT}`).then(
          (response) => response.status,
          () => 0,
        )
      await expect.poll(status).toBe(200)
      expect([await status(), await status(), await status()]).toEqual([200, 200, 200])
      child.kill('SIGKILL')
    },
  )

  it('does not wait for connections on which nothing runs', async () => {
    server = await startNode({ DEMO_CHEF: 'on' })
    const { hostname, port } = new URL(server.url)
    const [silent, half] = [connect(Number(port), hostname), connect(Number(port), hostname)]
    await Promise.all([once(silent, 'connect'), once(half, 'connect')])
    half.write('GET / HTTP/1.1\r\nHost: a b\r\n')
    await fetch(server.url)
    const ended = Promise.all([once(silent, 'close'), once(half, 'close')])
    for (const socket of [silent, half]) socket.on('error', () => {}).resume()
    const exited = once(server.child, 'exit')
    server.child.kill('SIGTERM')
    server.child.kill('SIGTERM')
    await ended
    expect(await exited).toEqual([0, null])
  })

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'finishes what runs on %s, takes nothing more, and ends well',
    async (signal) => {
      let finish = () => {}
      const upstream = await startLocalServer((response, request) => {
        finish = () => completion('# Soup')(response, request)
        server?.child.kill(signal)
      })
      const { url, child } = await startNode({ HF_TOKEN: TOKEN, CHAT_UPSTREAM: upstream.url }).then(
        (started) => {
          server = started
          return started
        },
      )
      const exited = once(child, 'exit')
      const running = fetch(`${url}/v1/chat/completions`, {
        method: 'POST',
        headers: JSON_TYPE,
        body: JSON.stringify(CALL),
      })
      await expect
        .poll(() =>
          fetch(url).then(
            () => 'open',
            () => 'closed',
          ),
        )
        .toBe('closed')
      finish()
      const response = await running
      expect((await response.json()).choices[0].message.content).toBe('# Soup')
      expect(await exited).toEqual([0, null])
      await upstream.close()
    },
  )
})

/** A line of the log; the Worker is not told when the caller has its answer. */
function logged(method: string, path: string, status: number, further: object = {}) {
  return expect.objectContaining({
    time: expect.stringMatching(/Z$/),
    id: expect.stringMatching(/^[\da-f-]{36}$/),
    client: expect.any(String),
    firstByteMs: expect.any(Number),
    ms: expect.any(Number),
    ...{ method, path, status, ...further },
  })
}

/** As it stands: fetch would take the dots out of the path, and decode the body. */
async function rawGet(url: string, path: string, headers: Record<string, string> = {}) {
  const { hostname, port } = new URL(url)
  const response = await new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
    get({ hostname, port, path, headers }, resolve).on('error', reject)
  })
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  const body = Buffer.concat(chunks)
  return { status: response.statusCode, headers: response.headers, body }
}

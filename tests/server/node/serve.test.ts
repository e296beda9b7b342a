import { once } from 'node:events'
import { cp, rm, writeFile } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newFolder } from '../../support/buildPage.ts'
import { sendCompletion, startLocalServer } from '../../support/localServer.ts'
import { postToGateway, STREAM_PAYLOAD } from '../../support/postToGateway.ts'
import { readFields } from '../../support/readFields.ts'
import { makeSite, siteWithEmptyScripts, startNode } from '../../support/servers.ts'
import { connectTo, startForTest } from '../../support/startForTest.ts'
import type { Server } from '../../support/waitForServer.ts'

const upstream = await startLocalServer()
afterAll(upstream.close)
/** For servers that need no chef: without an upstream, each would first read the cookbook. */
const UPSTREAM = { CHAT_UPSTREAM: upstream.url }

const canListenAt = (host: string) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer().on('error', () => resolve(false))
    probe.listen(0, host, () => probe.close(() => resolve(true)))
  })

// Less than the 30 s after which Node itself ends a request that has not arrived.
describe('a server with an upstream', { timeout: 24_000 }, () => {
  let server: Server
  beforeAll(async () => {
    const env = { HF_TOKEN: 'hf_mine', CHAT_UPSTREAM: upstream.url, TRUSTED_PROXIES: '1' }
    server = await startNode(env)
  })
  afterAll(() => server.stop())

  it('logs the client that the trusted proxy names, by its network', async () => {
    const forwarded = '192.0.2.1, [2001:db8:1:2ff::7]:1234'
    await fetch(`${server.url}/healthz`, { headers: { 'X-Forwarded-For': forwarded } })
    await expect.poll(server.log).toContain(' client=2001:db8:1:200::/56 ')
  })

  it('logs a 400, and no error, if a client leaves while it sends a body without a length', async () => {
    const client = connectTo(server.url)
    const head = 'POST /v1/chat/completions HTTP/1.1\r\nHost: a\r\nContent-Type: application/json'
    const others = 'X-Request-Id: half\r\nTransfer-Encoding: chunked\r\nExpect: 100-continue'
    client.write(`${head}\r\n${others}\r\n\r\n40\r\n{`)
    // 100 Continue: the server has read the headers.
    await once(client, 'data')
    client.destroy()
    await expect.poll(server.log).toMatch(/ id=half .* status=400 /)
    expect(server.log()).not.toContain('type=error')
  })

  it('answers HTTP/1.0 without a Host', async () => {
    const probe = connectTo(server.url)
    probe.write('GET /healthz HTTP/1.0\r\n\r\n')
    expect(await text(probe)).toMatch(/^HTTP\/1.1 200 .*ok$/s)
  })
})

const NOT_BUILT = /^The page is not built yet: run npm run build\n$/
const NO_HEADERS = /^The server cannot start: ENOENT.*_headers/
it.each([
  ['_headers', NO_HEADERS],
  ['index.html', NOT_BUILT],
])('does not start without dist/%s', async (name, message) => {
  const site = await newFolder()
  await cp(await siteWithEmptyScripts(), site, { recursive: true })
  await rm(join(site, 'dist', name))
  await expect(startNode(UPSTREAM, { site })).rejects.toThrow(message)
})

it('logs the start with its chef, and each request', async () => {
  const closed = await startLocalServer()
  await closed.close()
  const server = await startForTest({ CHAT_UPSTREAM: closed.url, HF_TOKEN: 'hf_mine' })
  expect((await postToGateway(server.url, STREAM_PAYLOAD)).status).toBe(502)
  await expect.poll(server.log).toContain('ECONNREFUSED')
  const lines = server.log().trim().split('\n').map(readFields)
  expect(lines).toMatchObject([
    { type: 'start', url: server.url, chef: `${new URL(closed.url).host}, without a key` },
    { type: 'request', status: '502' },
  ])
  expect(lines[0]).not.toHaveProperty('open')
})

it('goes on when nobody reads its log', async () => {
  const server = await startForTest(UPSTREAM)
  server.child.stdout?.destroy()
  for (let requests = 0; requests < 5; requests++)
    expect((await fetch(server.url)).status).toBe(200)
})

describe('the address to listen on', () => {
  it('may be one of IPv6', async ({ skip }) => {
    skip(!(await canListenAt('::1')), 'This machine has no such address')
    const server = await startForTest({ ...UPSTREAM, HOST: '::1' })
    expect(new URL(server.url).host).toContain('[::1]')
  })

  it('is named in an error if its port is taken', async () => {
    const PORT = new URL(upstream.url).port
    const message = `Port ${PORT} is taken: set another PORT, for example in .env.local\n`
    await expect(startNode({ ...UPSTREAM, PORT, HOST: '' })).rejects.toThrow(message)
  })

  it('is named in an error if this machine cannot listen there', async ({ skip }) => {
    skip(await canListenAt('192.0.2.1'), 'This machine can listen at 192.0.2.1')
    const message = /^Cannot listen at HOST=192\.0\.2\.1 and PORT=0: .*EADDRNOTAVAIL/
    await expect(startNode({ HOST: '192.0.2.1', ...UPSTREAM })).rejects.toThrow(message)
  })
})

it('without an upstream, does not start for other machines, and names the setting', async () => {
  await expect(startNode({ HOST: 'my-laptop' })).rejects.toThrow(/HOST=my-laptop/)
})

it('needs no upstream for a page that was built to call another server, and warns', async () => {
  const page = join(await siteWithEmptyScripts(), 'dist')
  const site = await makeSite(page, { VITE_CHAT_ENDPOINT: 'https://a.example' })
  const server = await startForTest({ HOST: '0.0.0.0' }, { site })
  expect(server.log()).toMatch(/ type=warning .* calls https:\/\/a\.example: /)
  expect(readFields(server.log().split('\n')[1] ?? '')).toMatchObject({
    type: 'start',
    open: 'HOST=0.0.0.0',
    chef: 'none: the page calls a.example',
  })
})

it('warns if the page was built to call the gateway, and the settings name another server', async () => {
  const server = await startForTest({ ...UPSTREAM, VITE_CHAT_ENDPOINT: 'https://a.example' })
  expect(server.log()).toMatch(/ type=warning .* calls the gateway: run npm run build"/)
  upstream.respondWith(sendCompletion('# Soup'))
  expect((await postToGateway(server.url)).status).toBe(200)
})

it('listens at a named pipe, as Azure and IIS ask for', async () => {
  const cwd = await newFolder()
  // Elsewhere than on Windows, this is a file in the working directory.
  const pipe = '\\\\.\\pipe\\chef-claude'
  const server = await startForTest({ ...UPSTREAM, PORT: pipe }, { cwd })
  expect(server.url).toBe(pipe)
  const socketPath = process.platform === 'win32' ? pipe : join(cwd, pipe)
  const request = get({ socketPath, path: '/healthz' })
  const response: IncomingMessage = (await once(request, 'response'))[0]
  expect(await text(response)).toBe('ok')
})

it('reads .env.local, then .env, and the environment before both', async () => {
  const cwd = await newFolder()
  const shared = 'CHAT_UPSTREAM=https://c.example\nCHAT_UPSTREAM_KEY=c\nHOST=c'
  await writeFile(join(cwd, '.env'), shared)
  await writeFile(join(cwd, '.env.local'), '\uFEFFCHAT_UPSTREAM=https://b.example\nHOST=b\n')
  const unset = { CHAT_UPSTREAM: undefined, CHAT_UPSTREAM_KEY: undefined }
  const server = await startForTest({ ...unset, HOST: '127.0.0.1' }, { cwd })
  expect(server.log()).toContain('b.example, with your key')
})

it('does not start if .env.local is not UTF-8, and names the file', async () => {
  const cwd = await newFolder()
  await writeFile(join(cwd, '.env.local'), 'HOST=é', 'latin1')
  await expect(startNode({}, { cwd })).rejects.toThrow(/^Please .*\n {2}\.env\.local must be/)
})

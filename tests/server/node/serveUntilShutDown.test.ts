import { once } from 'node:events'
import { Agent, createServer, get, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { serveUntilShutDown } from '../../../src/server/node/serveUntilShutDown.ts'
import { openStream, streamOf } from '../../support/events.ts'
import { fakeTimeouts } from '../../support/fakeTimeouts.ts'
import { startLocalServer } from '../../support/localServer.ts'
import { postToGateway, STREAM_PAYLOAD } from '../../support/postToGateway.ts'
import { siteWithEmptyScripts } from '../../support/servers.ts'
import { connectTo, startForTest } from '../../support/startForTest.ts'

const upstream = await startLocalServer()
afterAll(upstream.close)
const UPSTREAM = { CHAT_UPSTREAM: upstream.url }

// Built before the tests: their timeouts are too short for it.
beforeAll(async () => void (await siteWithEmptyScripts()))

it('after the grace period, ends the calls, then the connections, then the process', async () => {
  fakeTimeouts()
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never)
  const responses: ServerResponse[] = []
  const close = vi.fn((ending) => void responses[0]?.end(ending))
  const server = createServer()
  const listener: RequestListener = (_, response) => responses.push(response)
  const shutDown = serveUntilShutDown(server, listener, new Set([{ close }]))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const answered = fetch(`http://127.0.0.1:${port}`)
  await once(server, 'request')
  const unanswered = fetch(`http://127.0.0.1:${port}`)
  await once(server, 'request')
  const closed = once(server, 'close')
  shutDown()
  vi.advanceTimersByTime(24_999)
  expect(close).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(await (await answered).text()).toBe('shut down')
  vi.advanceTimersByTime(999)
  expect(responses[1]?.socket?.destroyed).toBe(false)
  vi.advanceTimersByTime(1)
  await expect(unanswered).rejects.toThrow()
  await closed
  expect(close).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(99)
  expect(exit).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(exit).toHaveBeenCalledOnce()
})

it('keeps no closed connection', async () => {
  fakeTimeouts()
  vi.spyOn(process, 'exit').mockReturnValue(undefined as never)
  const server = createServer()
  const shutDown = serveUntilShutDown(server, () => {}, new Set())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const request = get({ host: '127.0.0.1', port }).on('error', () => {})
  const [{ socket }] = await once(server, 'request')
  request.destroy()
  await once(socket, 'close')
  const destroy = vi.spyOn(socket, 'destroy')
  const closed = once(server, 'close')
  shutDown()
  await closed
  expect(destroy).not.toHaveBeenCalled()
})

it('answers the next request on the same connection', async () => {
  const server = createServer()
  const onConnection = vi.fn()
  server.on('connection', onConnection)
  serveUntilShutDown(server, (_, response) => response.end('ok'), new Set())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close().closeAllConnections())
  const { port } = server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())
  for (let requests = 0; requests < 2; requests++) {
    const [response] = await once(get({ host: '127.0.0.1', port, agent }), 'response')
    expect(await text(response)).toBe('ok')
  }
  expect(onConnection).toHaveBeenCalledOnce()
})

const BODY = JSON.stringify(STREAM_PAYLOAD)
const POST = `POST /v1/chat/completions HTTP/1.1
Host: a
Content-Type: application/json
Content-Length: ${BODY.length}

${BODY}`.replaceAll('\n', '\r\n')

// Less than the 30 s after which Node itself ends a request that has not arrived.
describe('a call', { timeout: 24_000 }, () => {
  const UNREAD = `Content-Type: a\r\nContent-Length: 900000\r\n\r\n${'x'.repeat(600_000)}`
  it.each([
    ['nothing', ''],
    ['four requests', POST.repeat(4)],
    ['an Expect that Node refuses', `POST / HTTP/1.1\r\nHost: a\r\nExpect: foo\r\n${UNREAD}`],
    ['half a request', 'GET / HTTP/1.1\r\nHost: a'],
    ['an upgrade', 'GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: b\r\n\r\n'],
  ])('ends when its client leaves with %s behind it on the connection', async (_, behind) => {
    const server = await startForTest(UPSTREAM)
    const closed = vi.fn()
    upstream.respondWith((response) => void response.on('close', closed))
    const client = connectTo(server.url)
    client.write(POST)
    await expect.poll(() => upstream.requests).toHaveLength(1)
    client.write(behind)
    // The server has read what it can when another request has been answered.
    await fetch(`${server.url}/healthz`)
    client.destroy()
    await expect.poll(() => closed).toHaveBeenCalled()
    expect(upstream.requests).toHaveLength(1)
    await expect.poll(server.log).toContain('upstream="client left"')
  })
})

// Less than the grace period of 25 s.
describe('a server that shuts down', { timeout: 24_000 }, () => {
  it('closes idle connections at once', async () => {
    const server = await startForTest(UPSTREAM)
    const [silent, half] = [connectTo(server.url), connectTo(server.url)]
    await Promise.all([once(silent, 'connect'), once(half, 'connect')])
    half.write('GET / HTTP/1.1\r\nHost: a')
    await fetch(server.url)
    const closed = Promise.all([once(silent.resume(), 'close'), once(half.resume(), 'close')])
    const exited = once(server.child, 'exit')
    server.child.kill('SIGTERM')
    await closed
    expect(await exited).toEqual([0, null])
  })

  it('ends at once on a second signal', async () => {
    upstream.respondWith(openStream().respond)
    const { url, child } = await startForTest(UPSTREAM)
    const exited = once(child, 'exit')
    const running = await postToGateway(url, STREAM_PAYLOAD)
    child.kill('SIGINT')
    await expect.poll(() => fetch(url).catch(() => 'closed')).toBe('closed')
    child.kill('SIGHUP')
    await expect(running.text()).rejects.toThrow()
    expect(await exited).toEqual([0, null])
  })

  it('finishes only the running requests', async () => {
    const stream = openStream()
    upstream.respondWith(stream.respond)
    const { url, child } = await startForTest(UPSTREAM)
    const exited = once(child, 'exit')
    const running = await postToGateway(url, STREAM_PAYLOAD)
    child.kill('SIGTERM')
    await expect.poll(() => fetch(url).catch(() => 'closed')).toBe('closed')
    stream.end(...streamOf('# Soup'))
    expect(await running.text()).toContain('# Soup')
    expect(await exited).toEqual([0, null])
  })
})

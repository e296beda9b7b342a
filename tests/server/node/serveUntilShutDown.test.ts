import { once } from 'node:events'
import { Agent, createServer, get, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished, vi } from 'vitest'
import { serveUntilShutDown } from '../../../src/server/node/serveUntilShutDown.ts'
import { fakeTimeouts } from '../../support/fakeTimeouts.ts'

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

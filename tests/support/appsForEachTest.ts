import { beforeEach, expect, vi } from 'vitest'
import { readSettings } from '../../src/readSettings.ts'
import type { Platform } from '../../src/server/platform.ts'
import { createServerApp } from '../../src/server/serverApp.ts'
import { gatewaySchema } from '../../src/server/settings.ts'
import { type Responder, sendCompletion } from './localServer.ts'
import { PAYLOAD, STREAM_PAYLOAD } from './postToGateway.ts'
import { readFields } from './readFields.ts'
import { serverForEachTest } from './serverForEachTest.ts'

export const KEY = 'sk-secret'
export const JSON_TYPE = { 'Content-Type': 'application/json' }

type Options = Partial<Platform> & { timeoutMs?: number }

/** Apps in this process, their upstream, and their log. Each test starts with an empty log. */
export function appsForEachTest() {
  const upstream = serverForEachTest(sendCompletion('# Soup'))
  beforeEach(() => void vi.spyOn(console, 'log').mockReturnValue())
  const loggedLines = () => vi.mocked(console.log).mock.calls.map(([line]) => readFields(line))
  /** An app whose gateway has a key, unless `env` has another one or ''. */
  function appWith(env: object = {}, { timeoutMs = 60_000, ...platform }: Options = {}) {
    const defaults = {
      VITE_CHAT_MODEL: PAYLOAD.model,
      CHAT_UPSTREAM: upstream.url,
      CHAT_UPSTREAM_KEY: KEY,
    }
    const settings = readSettings({ ...defaults, ...env }, gatewaySchema)
    return createServerApp(
      { ...settings, chat: { ...settings.chat, timeoutMs } },
      {
        identifyClient: () => 'a client',
        checkRateLimit: () => undefined,
        runningCalls: new Set(),
        exposedBy: undefined,
        ...platform,
      },
    )
  }
  return {
    upstream,
    loggedLines,
    /** Why each request failed, and each error. Undefined for a request that went well. */
    loggedFailures: () => loggedLines().map(({ upstream, message }) => upstream ?? message),
    appWith,
    /** Requests a stream, which upstream answers by `responder`. Returns what the client gets. */
    async requestStream(responder: Responder) {
      upstream.respondWith(responder)
      const response = await appWith().request(makeRequest(STREAM_PAYLOAD))
      const text = await response.text()
      expect(text).not.toContain(KEY)
      return { status: response.status, text }
    },
  }
}

/** A request to the gateway. Headers that are undefined are left out. */
export function makeRequest(
  body: unknown,
  headers: Record<string, string | undefined> = {},
  signal?: AbortSignal,
) {
  // As bytes, for which a Request chooses no Content-Type.
  const bytes = Buffer.from(typeof body === 'string' ? body : JSON.stringify(body))
  const length = String(bytes.length)
  const sent = Object.entries({ ...JSON_TYPE, 'Content-Length': length, ...headers })
  return new Request('http://page.example/v1/chat/completions', {
    method: 'POST',
    headers: sent.filter(([, value]) => value !== undefined) as [string, string][],
    body: bytes,
    signal: signal ?? null,
  })
}

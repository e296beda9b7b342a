import type { AddressInfo } from 'node:net'
import { type ServerType, serve } from '@hono/node-server'
import OpenAI from 'openai'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeMessages } from '../../src/protocol/prompt.ts'
import { createApp } from '../../src/server/app.ts'
import { gatewaySchema } from '../../src/server/settings.ts'
import { pageSchema, readSettings } from '../../src/settings.ts'
import { completion, deltas, events, startLocalServer } from '../support/localServer.ts'

// A client that others have written: our tests of the format should not rest on our beliefs alone.
const MESSAGES = makeMessages(['leek'])
const CALL = { model: 'a-model', messages: MESSAGES, max_tokens: 1024 }

const upstream = await startLocalServer()
const servers: ServerType[] = []
afterAll(async () => {
  for (const server of servers) server.close()
  await upstream.close()
})

async function startGateway(env = {}): Promise<string> {
  const [{ chat }, settings] = readSettings(env, pageSchema, gatewaySchema)
  const { fetch } = createApp(chat, settings, {
    log: () => {},
    readClient: () => 'a client',
    rateLimit: () => 0,
    isForThisMachine: true,
  })
  return new Promise((resolve) => {
    const server = serve({ fetch, port: 0, hostname: '127.0.0.1' }, ({ port }: AddressInfo) =>
      resolve(`http://127.0.0.1:${port}`),
    )
    servers.push(server)
  })
}

describe.each([
  ['the demo chef', () => ({}), /demo chef/],
  ['a chat server', () => ({ CHAT_UPSTREAM: upstream.url }), /Leek soup/],
])('OpenAI’s client, calling a gateway to %s', (_, settings, text) => {
  let client: OpenAI
  beforeAll(async () => {
    const baseURL = `${await startGateway(settings())}/v1`
    client = new OpenAI({ apiKey: 'unused', baseURL, maxRetries: 0 })
  })

  it('gets a completion', async () => {
    upstream.respondWith(completion('# Leek soup'))
    const { choices, object } = await client.chat.completions.create(CALL)
    expect(object).toBe('chat.completion')
    expect(choices[0]?.message.content).toMatch(text)
    expect(choices[0]?.finish_reason).toBe('stop')
  })

  it('gets a stream, from the role to the finish_reason', async () => {
    upstream.respondWith(events(...deltas('# Leek', ' soup')))
    const choices = []
    for await (const chunk of await client.chat.completions.create({ ...CALL, stream: true }))
      choices.push(chunk.choices[0])
    expect(choices[0]?.delta.role).toBe('assistant')
    expect(choices.map((choice) => choice?.delta.content ?? '').join('')).toMatch(text)
    expect(choices.findLast((choice) => choice?.finish_reason)?.finish_reason).toBe('stop')
  })
})

import { type Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { type ChatRequest, chatRequest } from './chatRequest.ts'
import { demoChef } from './demoChef/demoChef.ts'
import type { GatewaySettings } from './settings.ts'

export const CHAT_PATH = '/v1/chat/completions'

/** The server's side of the page's one call: a web-standard app, from a Request to a Response. */
export function createGateway(settings: GatewaySettings): Hono {
  const gateway = new Hono()
  gateway.post(CHAT_PATH, async (context) => {
    const request = chatRequest.safeParse(await context.req.json().catch(() => undefined))
    if (!request.success)
      return refuse(context, 400, 'The body is not a chat completion request in JSON')
    return settings.chef === 'demo'
      ? demoChef(request.data, context)
      : forward(request.data, context, settings)
  })
  gateway.all(CHAT_PATH, (context) => {
    context.header('Allow', 'POST')
    return refuse(context, 405, 'Only POST is served here')
  })
  gateway.notFound((context) => refuse(context, 404, `Only POST ${CHAT_PATH} is served here`))
  return gateway
}

type Upstream = Extract<GatewaySettings, { chef: 'upstream' }>

/** Passes the call on with our token and none of the caller's headers; an abort by the caller ends it upstream. */
async function forward(request: ChatRequest, context: Context, { url, token }: Upstream) {
  try {
    const { body, headers, status } = await fetch(url, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(request),
      signal: context.req.raw.signal,
    })
    const type = headers.get('Content-Type') ?? 'application/octet-stream'
    return new Response(body, { status, headers: { 'Content-Type': type } })
  } catch {
    return refuse(context, 502, 'The chat server behind this gateway can’t be reached')
  }
}

function refuse(context: Context, status: ContentfulStatusCode, message: string): Response {
  return context.json({ error: { message } }, status)
}

import type { HttpBindings } from '@hono/node-server'
import type { Context, MiddlewareHandler } from 'hono'

declare module 'hono' {
  interface ContextVariableMap {
    /** Of the line in the log. */
    requestId: string
    /** Names the client, for the log and the rate limit. */
    client: string
  }
}

const MAX_BUFFERED_BYTES = 1024 * 1024
const MAX_PATH_LENGTH = 200

/**
 * Logs one line of JSON for each request, when its response has ended. Query, headers and bodies are not logged, so
 * neither are prompts and tokens.
 */
export function accessLog(clientOf: (context: Context) => string): MiddlewareHandler {
  return async (context, next) => {
    const start = performance.now()
    const time = new Date().toISOString()
    const id = crypto.randomUUID()
    const client = clientOf(context)
    const cutOff = wasCutOff(context)
    context.set('requestId', id)
    context.set('client', client)
    await next()
    void Promise.all([cutOff, context.var.upstream]).then(([isCutOff, upstream]) => {
      const { method, path } = context.req
      const { status } = context.res
      const ms = Math.round(performance.now() - start)
      const shortPath = path.slice(0, MAX_PATH_LENGTH)
      log({ time, id, client, method, path: shortPath, status, ms, isCutOff, upstream })
    })
  }
}

/** Resolves when the client has its response or has left. Only Node tells. */
function wasCutOff({ env }: Context<{ Bindings?: HttpBindings }>): Promise<boolean> | undefined {
  const response = env?.outgoing
  if (!response) return undefined
  return new Promise((resolve) => {
    response.once('close', () => resolve(!response.writableFinished))
  })
}

/** Skips lines while nobody reads the log, so that they do not fill the memory. */
export function log(line: object): void {
  const buffered = globalThis.process?.stdout?.writableLength ?? 0
  if (buffered < MAX_BUFFERED_BYTES) console.log(JSON.stringify(line))
}

import type { Context, MiddlewareHandler } from 'hono'

declare module 'hono' {
  interface ContextVariableMap {
    /** Who calls, for the log and the limit of calls. */
    client: string
  }
}

/** In bytes, of the log. */
const MOST_WAITING = 1024 * 1024
/** Longer paths are cut. */
const LONGEST_PATH = 200

/** What a platform knows of an answer when the caller has it, or has left. */
export type AnswerEnd = { bytes: number; isCutOff: boolean }

/**
 * One line of JSON for each request, when its answer has ended: what was asked for, by whom, what came of it, and what
 * went wrong with the server behind. Nothing of its query, its headers or its body, and so neither prompt nor token.
 * The answer has the same id in `X-Request-Id`.
 */
export function accessLog(
  clientOf: (context: Context) => string,
  answerEnd: (context: Context) => Promise<AnswerEnd | undefined>,
): MiddlewareHandler {
  return async (context, next) => {
    const start = performance.now()
    const time = new Date().toISOString()
    const id = crypto.randomUUID()
    const client = clientOf(context)
    context.set('client', client)
    const ended = answerEnd(context)
    context.header('X-Request-Id', id)
    await next()
    const firstByteMs = Math.round(performance.now() - start)
    void Promise.all([ended, context.var.streamEnd]).then(([end]) => {
      const { method, path } = context.req
      const { upstreamFailure: upstream, upstreamMs } = context.var
      const shortPath = path.slice(0, LONGEST_PATH)
      const { status } = context.res
      const ms = Math.round(performance.now() - start)
      log({
        time,
        id,
        client,
        method,
        path: shortPath,
        status,
        ...end,
        firstByteMs,
        ms,
        upstreamMs,
        upstream,
      })
    })
  }
}

/** A reader of the log who takes nothing does not fill the memory: lines are left out until it does. */
export function log(line: object): void {
  const waiting = globalThis.process?.stdout?.writableLength ?? 0
  if (waiting < MOST_WAITING) console.log(JSON.stringify(line))
}

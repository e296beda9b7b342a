import type { Context, MiddlewareHandler } from 'hono'

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

export function log(line: object): void {
  console.log(JSON.stringify(line))
}

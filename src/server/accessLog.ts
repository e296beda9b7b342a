import type { MiddlewareHandler } from 'hono'

/** Longer paths are cut. */
const LONGEST_PATH = 200

/**
 * One line of JSON for each request, when its answer is made or a streamed one has ended: what was asked for, what came
 * of it, and what went wrong with the server behind. Nothing of its query, its headers or its body, and so neither
 * prompt nor token.
 */
export const accessLog: MiddlewareHandler = async (context, next) => {
  const start = Date.now()
  await next()
  const log = () => {
    const { method, path } = context.req
    console.log(
      JSON.stringify({
        time: new Date(start).toISOString(),
        method,
        path: path.slice(0, LONGEST_PATH),
        status: context.res.status,
        ms: Date.now() - start,
        upstream: context.var.upstreamFailure,
      }),
    )
  }
  if (context.var.streamEnd) void context.var.streamEnd.then(log)
  else log()
}

import type { MiddlewareHandler } from 'hono'

/** Enough of a path that somebody made up. */
const LONGEST_PATH = 200

/**
 * One line of JSON for each request, when its answer begins: what was asked for and what came of it. Nothing of its
 * query, its headers or its body, and so neither prompt nor token.
 */
export const accessLog: MiddlewareHandler = async (context, next) => {
  const start = Date.now()
  await next()
  const { method, path } = context.req
  console.log(
    JSON.stringify({
      time: new Date(start).toISOString(),
      method,
      path: path.slice(0, LONGEST_PATH),
      status: context.res.status,
      ms: Date.now() - start,
    }),
  )
}

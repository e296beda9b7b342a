import { readFileSync } from 'node:fs'

// All comments in wrangler.jsonc are on their own lines.
const wrangler = JSON.parse(readFileSync('wrangler.jsonc', 'utf8').replace(/^\s*\/\/.*$/gm, ''))
const [limiter] = wrangler.ratelimits
const quote = JSON.stringify

/** What each worker needs, as in wrangler.jsonc. */
const COMPATIBILITY = `
      compatibilityDate = ${quote(wrangler.compatibility_date)},
      compatibilityFlags = ${quote(wrangler.compatibility_flags)},`

/**
 * workerd's equivalent of wrangler.jsonc, with a stand-in for the platform's rate limit.
 * @param {Record<string, string>} env
 * @param {readonly string[]} scripts of the worker, the main one first
 */
export function workerdConfig(env, scripts) {
  const { CHAT_RATE_LIMIT = String(limiter.simple.limit), ...variables } = env
  const modules = scripts.map((name) => `(name = "${name}", esModule = embed "${name}")`)
  const bindings = Object.entries(variables).map(
    ([name, value]) => `(name = ${quote(name)}, text = ${quote(value)})`,
  )
  return `
using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [
    (name = "main", worker = (${COMPATIBILITY}
      modules = [${modules}],
      bindings = [(name = ${quote(limiter.name)}, service = "limiter"), ${bindings}],
    )),
    (name = "limiter", worker = (${COMPATIBILITY}
      modules = [(name = "limiter", esModule = embed "limiter.js")],
      bindings = [(name = "LIMIT", text = ${quote(CHAT_RATE_LIMIT)})],
    )),
    (name = "internet", network = (allow = ["public", "private"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")],
);
`
}

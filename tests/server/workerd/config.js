// workerd's equivalent of wrangler.jsonc, with a stand-in for the platform's rate limit.
import { readFileSync } from 'node:fs'

// All comments in wrangler.jsonc are on their own lines.
const wrangler = JSON.parse(readFileSync('wrangler.jsonc', 'utf8').replace(/^\s*\/\/.*$/gm, ''))
const text = JSON.stringify

/**
 * @param {Record<string, string>} env
 * @param {readonly string[]} scripts of the worker, the main one first
 */
export function workerdConfig(env, scripts) {
  const { CHAT_RATE_LIMIT = wrangler.ratelimits[0].simple.limit, ...variables } = env
  const bindings = Object.entries(variables).map(
    ([name, value]) => `(name = ${text(name)}, text = ${text(value)})`,
  )
  const date = `compatibilityDate = ${text(wrangler.compatibility_date)}`
  const flags = `compatibilityFlags = ${text(wrangler.compatibility_flags)}`
  return `
using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = (
      modules = [${scripts.map((name) => `(name = "${name}", esModule = embed "${name}")`)}],
      ${date}, ${flags},
      bindings = [
        (name = ${text(wrangler.ratelimits[0].name)}, service = "limiter"),
        ${bindings.join(', ')}
      ])),
    (name = "limiter", worker = (
      modules = [(name = "limiter", esModule = embed "limiter.js")],
      ${date}, ${flags}, bindings = [(name = "LIMIT", text = ${text(String(CHAT_RATE_LIMIT))})])),
    (name = "internet", network = (allow = ["public", "private"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")],
);
`
}

// The configuration of workerd for what wrangler.jsonc says, with stand-ins for what is the platform's own.
import { readFileSync } from 'node:fs'

// Comments stand on lines of their own there.
const wrangler = JSON.parse(readFileSync('wrangler.jsonc', 'utf8').replace(/^\s*\/\/.*$/gm, ''))
const text = JSON.stringify

/** @param {{ page: string, env: Record<string, string> }} options */
export function workerdConfig({ page, env }) {
  const { CHAT_RATE_LIMIT = wrangler.ratelimits[0].simple.limit, ...variables } = env
  const bindings = Object.entries(variables).map(
    ([name, value]) => `(name = ${text(name)}, text = ${text(value)})`,
  )
  const date = `compatibilityDate = ${text(wrangler.compatibility_date)}`
  return `
using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = (
      modules = [(name = "worker", esModule = embed "worker.js")],
      ${date}, compatibilityFlags = ${text(wrangler.compatibility_flags)},
      bindings = [
        (name = ${text(wrangler.assets.binding)}, service = "assets"),
        (name = ${text(wrangler.ratelimits[0].name)}, service = "limiter"),
        ${bindings.join(', ')}
      ])),
    (name = "assets", worker = (
      modules = [(name = "assets", esModule = embed "assets.js")],
      ${date}, bindings = [(name = "FILES", service = "files")])),
    (name = "limiter", worker = (
      modules = [(name = "limiter", esModule = embed "limiter.js")],
      ${date}, bindings = [(name = "LIMIT", text = ${text(String(CHAT_RATE_LIMIT))})])),
    (name = "files", disk = (path = ${text(page)})),
    (name = "internet", network = (allow = ["public", "private"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")],
);
`
}

import { readFileSync } from 'node:fs'

// All comments in wrangler.jsonc are on their own lines.
const wrangler = JSON.parse(readFileSync('wrangler.jsonc', 'utf8').replace(/^\s*\/\/.*$/gm, ''))
const [{ name: limiter, simple }] = wrangler.ratelimits
const text = JSON.stringify

/**
 * @param {Record<string, string>} env
 * @param {readonly string[]} scripts of the worker, the main one first
 */
export function workerdConfig(env, scripts) {
  const { CHAT_RATE_LIMIT = String(simple.limit), ...variables } = env
  /** @type {Record<string, string>} */
  const values = {
    MODULES: scripts.map((name) => `(name = "${name}", esModule = embed "${name}")`).join(),
    DATE: text(wrangler.compatibility_date),
    FLAGS: text(wrangler.compatibility_flags),
    LIMITER: text(limiter),
    VARIABLES: Object.entries(variables)
      .map(([name, value]) => `(name = ${text(name)}, text = ${text(value)})`)
      .join(),
    CALLS: text(CHAT_RATE_LIMIT),
  }
  const template = readFileSync('tests/support/workerd/config.capnp', 'utf8')
  return template.replace(/\b[A-Z]+\b/g, (name) => values[name] ?? name)
}

// Stands in for the platform's rate limit.
// @ts-expect-error: it is workerd's own module.
import { WorkerEntrypoint } from 'cloudflare:workers'

/** @type {Map<string, number>} */
const calls = new Map()

export default class extends WorkerEntrypoint {
  /** @param {{ key: string }} call */
  limit({ key }) {
    const count = (calls.get(key) ?? 0) + 1
    calls.set(key, count)
    return { success: count <= Number(/** @type {any} */ (this).env.LIMIT) }
  }
}

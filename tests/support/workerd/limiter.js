// Stands in for the platform's rate limit.
// @ts-expect-error: it is workerd's own module.
import { WorkerEntrypoint } from 'cloudflare:workers'

/** @type {Map<string, number>} */
const requests = new Map()

export default class extends WorkerEntrypoint {
  /** @param {{ key: string }} request */
  limit({ key }) {
    const count = (requests.get(key) ?? 0) + 1
    requests.set(key, count)
    return { success: count <= Number(/** @type {any} */ (this).env.LIMIT) }
  }
}

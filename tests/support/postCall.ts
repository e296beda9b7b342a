import { makePayload } from '../../src/protocol/payload.ts'
import { writeUserMessage } from '../../src/protocol/prompt.ts'

/** In the prompt of a call, and never in a log. */
export const INGREDIENT = 'truffle'
/** A call of the page. */
export const CALL = makePayload('a-model', writeUserMessage({ ingredients: [INGREDIENT] }), false)
export const STREAM_CALL = { ...CALL, stream: true }

/** Posts a call to the gateway of a server, as the page does. */
export function postCall(url: string, body: unknown = CALL, init: RequestInit = {}) {
  const headers = { 'Content-Type': 'application/json', ...init.headers }
  const call = { ...init, method: 'POST', headers, body: JSON.stringify(body) }
  return fetch(`${url}/v1/chat/completions`, call)
}

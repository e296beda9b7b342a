import { makePayload } from '../../src/protocol/payload.ts'
import { writeUserMessage } from '../../src/protocol/prompt.ts'

/** In the prompt of PAYLOAD, and never in a log. */
export const INGREDIENT = 'truffle'
/** The body of the page's request. */
export const PAYLOAD = makePayload({
  model: 'a-model',
  userMessage: writeUserMessage({ ingredients: [INGREDIENT] }),
  stream: false,
})
export const STREAM_PAYLOAD = { ...PAYLOAD, stream: true }

/** Posts a request to the gateway of a server, as the page does. */
export function postToGateway(url: string, body: unknown = PAYLOAD, init: RequestInit = {}) {
  const headers = { 'Content-Type': 'application/json', ...init.headers }
  const request = { ...init, method: 'POST', headers, body: JSON.stringify(body) }
  return fetch(`${url}/v1/chat/completions`, request)
}

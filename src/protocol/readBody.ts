import { openText } from './openText.ts'

const ERROR_BODY_TIMEOUT_MS = 2000

/**
 * Reads the body of a response that is not a stream. Waits at most 2 s for an error's body.
 * After an abort, rejects, or resolves with the part that has arrived.
 */
export async function readBody(response: Response, signal: AbortSignal): Promise<string> {
  const { ok } = response
  const { read, close } = openText(response, signal)
  const timer = ok ? undefined : setTimeout(close, ERROR_BODY_TIMEOUT_MS)
  let body = ''
  try {
    for (let text = await read(); text !== undefined; text = await read()) body += text
  } catch (error) {
    if (ok) throw error
  } finally {
    clearTimeout(timer)
  }
  return body
}

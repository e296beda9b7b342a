import { openText } from './stream/openText.ts'

const ERROR_BODY_TIMEOUT_MS = 2000

/** Reads a whole body, an error's for at most 2 s. Rejects after an abort. */
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
  signal.throwIfAborted()
  return body
}

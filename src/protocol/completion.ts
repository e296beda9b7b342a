import type { ChatError, Reply } from './chat.ts'
import { isUnlistedEnding, readFinishReason } from './finishReason.ts'
import { openText } from './openText.ts'
import { readUsage } from './readUsage.ts'
import { toChatError } from './toChatError.ts'
import { fieldsOf, parseJson } from './untrustedJson.ts'

const ERROR_BODY_TIMEOUT_MS = 2000

/** Reads the body of a response that is not a stream. Waits at most 2 s for an error's body. */
export async function readBody(response: Response, signal: AbortSignal): Promise<string> {
  const { ok } = response
  const { readRest } = openText(response, ok ? signal : AbortSignal.timeout(ERROR_BODY_TIMEOUT_MS))
  let body = ''
  try {
    for await (const text of readRest()) body += text
  } catch (error) {
    if (ok) throw error
  }
  return body
}

/** What a response says. `serverReason` is its finish_reason as it stands. */
export type Completion = {
  result: Reply | ChatError // a ChatError if the response has no recipe
  serverReason: unknown
  tokens: number | undefined
}

/** Parses the body of a response. Throws a ChatError if the body is not a completion. */
export function parseCompletion(body: string, { ok, status }: Response): Completion {
  const completion = parseJson(body)
  const { choices, error } = fieldsOf(completion)
  if (!ok || !Array.isArray(choices) || error) throw toChatError(body, status)
  const serverReason = fieldsOf(choices[0]).finish_reason
  return { result: readReply(choices[0], body), serverReason, tokens: readUsage(completion) }
}

function readReply(choice: unknown, body: string): Reply | ChatError {
  const { message, finish_reason } = fieldsOf(choice)
  const { content } = fieldsOf(message)
  const assumed = isUnlistedEnding(finish_reason) ? 'error' : 'stop'
  if (typeof content === 'string')
    return { text: content, finishReason: readFinishReason(finish_reason) ?? assumed }
  // The finish_reason comes first, because only the beginning is logged.
  return toChatError(choice ? JSON.stringify({ finish_reason, ...fieldsOf(choice) }) : body)
}

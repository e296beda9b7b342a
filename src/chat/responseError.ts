import { ChatError, type Failure } from './chat.ts'

/** The error for a response without a whole reply: its status, and what its body says. */
export function responseError(status: number, body: string): ChatError {
  const json = jsonIn(body)
  const { error } = Object(json)
  const words = wordsIn(json) ?? PAGE_TITLE.exec(body)?.[1] ?? body
  const because = words && `: ${words}`
  if (status >= 400)
    return new ChatError(failureOf(status, body), `The chat server answered ${status}${because}`)
  // Some servers send an error with status 200, and its status as the code of the error.
  return new ChatError(
    error ? failureOf(Number(error.code), body) : 'unreadable',
    `The chat server answered ${status}, but not with a whole reply${because}`,
  )
}

/** The server's own words, where OpenAI, Hugging Face, vLLM and FastAPI put them. */
function wordsIn(json: unknown): string | undefined {
  const { error, message, detail } = Object(json)
  return [error?.message, error, message, detail].find(
    (words) => words && typeof words === 'string',
  )
}

/** Whether a reply or a chunk is an error. Some servers send `error` beside empty choices, others words without choices. */
export function isError(json: unknown): boolean {
  const { choices, error } = Object(json)
  return Boolean(error) || (!choices && wordsIn(json) !== undefined)
}

/** Whether an error response says that the operator's money or quota is used up. With status 429, only the words do. */
export function isQuotaUsedUp(status: number, body: string): boolean {
  return status === 402 || (status === 429 && USED_UP_QUOTA.test(body))
}

const PAGE_TITLE = /<title>([^<]+)/i
const USED_UP_QUOTA = /insufficient_quota|exceeded your current quota/

function failureOf(status: number, body: string): Failure {
  if (isQuotaUsedUp(status, body) || [401, 403, 404, 410].includes(status)) return 'setup'
  if ([429, 503, 529].includes(status)) return 'busy'
  if ([408, 504, 524].includes(status)) return 'timeout'
  if (status >= 500) return 'unavailable'
  return status >= 400 ? 'request' : 'unreadable'
}

/** The parsed body; undefined if it is not JSON. */
export function jsonIn(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

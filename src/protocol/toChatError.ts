import { ChatError, type Failure } from './chat.ts'
import { parseJson } from './parseJson.ts'
import { toFields } from './toFields.ts'

const PAGE_TITLE = /<title>([^<]+)/i
const USED_UP_QUOTA = /insufficient_quota|exceeded your current quota/
/** In a 400 or 422 that every request gets, for example if no provider serves the model. */
const MODEL_WORDS = /model|system (?:role|message)|roles must|unsupported_param/i
const ACCOUNT_WORDS = /api[ _-]?key|account|credit|billing|quota|subscription/i
/** In a 400 or 422 about this request alone. Wins over the two above. */
const REQUEST_WORDS = /context|\btokens\b|too (?:long|large)|filter|safety|flagged/i

/** A ChatError that quotes the status and the message of a response without a complete reply. */
export function toChatError(body: string, status: number): ChatError {
  const json = parseJson(body)
  const serverMessage = readServerMessage(json) ?? PAGE_TITLE.exec(body)?.[1] ?? body
  const { code } = toFields(toFields(json).error)
  // Some servers send an error with status 200, and put the real status into `error.code`.
  const errorStatus = [status, Number(code)].find(isErrorStatus)
  const message = describeResponse(status, serverMessage)
  return new ChatError(toFailure(errorStatus, body), message, errorStatus)
}

const isErrorStatus = (value: number) => Number.isInteger(value) && value >= 400 && value < 600

/** A ChatError about a completion whose recipe is missing or was cut. */
export const toIncompleteReplyError = (reason: string) =>
  new ChatError('unreadable', describeResponse(200, reason))

/** The message, where OpenAI, Hugging Face, vLLM and FastAPI put it. */
export function readServerMessage(json: unknown): string | undefined {
  const { error, message, detail } = toFields(json)
  const candidates = [toFields(error).message, error, message, detail]
  return candidates.find((candidate) => typeof candidate === 'string')
}

function describeResponse(status: number, words: string): string {
  const addition = status < 400 ? ', but without a complete reply' : ''
  return `The chat server answered ${status}${addition}${words && `: ${words}`}`
}

function toFailure(status: number | undefined, body: string): Failure {
  if (status === undefined) return 'unreadable'
  // A 429 says only in its body that the operator's quota is used up.
  const isQuotaUsedUp = status === 429 && USED_UP_QUOTA.test(body)
  if (isQuotaUsedUp || [401, 402, 403, 404, 410].includes(status)) return 'setup'
  const isRejected = status === 400 || status === 422
  if (isRejected && isAboutSetup(body)) return 'setup'
  if ([429, 503, 529].includes(status)) return 'busy'
  if ([408, 504, 524].includes(status)) return 'timeout'
  if (status >= 500) return 'unavailable'
  return 'request'
}

const isAboutSetup = (body: string) =>
  (MODEL_WORDS.test(body) || ACCOUNT_WORDS.test(body)) && !REQUEST_WORDS.test(body)

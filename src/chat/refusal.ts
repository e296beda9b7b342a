import { ChatError, type Failure } from './chat.ts'

type Status = Pick<Response, 'status' | 'statusText'>

/** The failure that an answer which is not ok stands for, in the server's own words where its body has any. */
export function refusal({ status, statusText }: Status, body: string): ChatError {
  const said = jsonIn(body)
  const isPage = body.trimStart().startsWith('<')
  const words = (said === undefined ? !isPage && body : wordsIn(said)) || statusText
  return new ChatError(
    failureOf(status, codesIn(said)),
    `The chat server answered ${status}${words && `: ${words}`}`,
  )
}

function failureOf(status: number, codes: unknown[]): Failure {
  switch (status) {
    case 401:
    case 403:
    case 498:
      return 'token'
    case 402:
      return 'quota'
    case 429:
      return codes.includes('insufficient_quota') ? 'quota' : 'busy'
    case 503:
    case 529:
      return 'busy'
    case 408:
    case 504:
    case 524:
      return 'too slow'
    default:
      return status < 500 ? 'refused' : 'unreachable'
  }
}

/** What a body of JSON says; undefined where it is none. */
export function jsonIn(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/** Where servers put their words, or something with words in it; the most telling first. */
const PLACES = ['error', 'errors', 'message', 'detail', 'msg', 'refusal', 'choices']
const DEEPEST = 6

/**
 * The words in which a server says in JSON what is wrong, or '': OpenAI's `{error: {message}}`, Hugging Face's
 * `{error}`, FastAPI's `{detail: [{msg}]}`, Gemini's list of one error, and their like.
 */
export function wordsIn(said: unknown, depth = DEEPEST): string {
  if (typeof said === 'string') return said
  if (depth === 0) return ''
  if (Array.isArray(said)) return wordsIn(said[0], depth - 1)
  const words = PLACES.map((place) => wordsIn(Object(said)[place], depth - 1))
  return words.find(Boolean) ?? ''
}

/** The names that a server gives to what is wrong, beside its words. */
export function codesIn(said: unknown): unknown[] {
  const { error, code, type } = Object(Array.isArray(said) ? said[0] : said)
  return [error?.code, error?.type, code, type]
}

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

/**
 * The words in which a server says in JSON what is wrong, or '': OpenAI's `{error: {message}}`, Hugging Face's
 * `{error}`, FastAPI's `{detail: [{msg}]}`, Gemini's list of one error, and their like.
 */
export function wordsIn(said: unknown): string {
  const { error, errors, message, detail, choices } = Object(first(said) ?? said)
  const places = [
    error?.message,
    ...[error, first(errors ?? error)?.message, first(errors ?? error), message],
    ...[
      first(detail)?.msg,
      detail,
      first(choices)?.message?.refusal,
      first(choices)?.error?.message,
    ],
    said,
  ]
  return places.find((words) => typeof words === 'string' && words !== '') ?? ''
}

/** The names that a server gives to what is wrong, beside its words. */
export function codesIn(said: unknown): unknown[] {
  const { error, code, type } = Object(first(said) ?? said)
  return [error?.code, error?.type, code, type]
}

// biome-ignore lint/suspicious/noExplicitAny: it may be anything
const first = (list: unknown): any => (Array.isArray(list) ? list[0] : undefined)

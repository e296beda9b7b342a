import { ChatError, type Failure } from './chat.ts'

type Status = Pick<Response, 'status' | 'statusText'>

/** The failure that an answer which is not ok stands for, in the server's own words where its body has any. */
export function refusal({ status, statusText }: Status, body: string): ChatError {
  const words = wordsInBody(body) || statusText
  return new ChatError(
    failureOf(status),
    `The chat server answered ${status}${words && `: ${words}`}`,
  )
}

function failureOf(status: number): Failure {
  switch (status) {
    case 401:
    case 403:
      return 'token'
    case 402:
      return 'quota'
    case 429:
    case 503:
      return 'busy'
    case 408:
    case 504:
      return 'too slow'
    default:
      return status < 500 ? 'refused' : 'unreachable'
  }
}

/**
 * The words in which a server says in JSON what is wrong, or '': OpenAI's `{error: {message}}`, Hugging Face's
 * `{error}`, FastAPI's `{detail: [{msg}]}`, and their like.
 */
export function wordsIn(said: unknown): string {
  const { error, errors, message, detail, choices } = Object(said)
  const [first, firstError, firstDetail] = [choices, errors ?? error, detail].map((list) =>
    Array.isArray(list) ? list[0] : undefined,
  )
  const places = [
    error?.message,
    ...[error, firstError?.message, firstError, message, firstDetail?.msg, detail],
    ...[first?.message?.refusal, said],
  ]
  return places.find((words) => typeof words === 'string' && words !== '') ?? ''
}

function wordsInBody(body: string): string {
  try {
    return wordsIn(JSON.parse(body))
  } catch {
    return body.trimStart().startsWith('<') ? '' : body
  }
}

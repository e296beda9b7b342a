import { ChatError, type Failure } from './chat.ts'

type Status = Pick<Response, 'status' | 'statusText'>

/** What an answer that is not ok stands for, in the server's own words where its body has any. */
export function refusal({ status, statusText }: Status, body: string): ChatError {
  const words = wordsIn(body) ?? statusText
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

/** OpenAI's `{error: {message}}`, Hugging Face's `{error}`, and the `{message}` and `{detail}` of others. */
function wordsIn(body: string): string | undefined {
  try {
    const said = JSON.parse(body)
    const { error, message, detail } = Object(said)
    return [error?.message, error, message, detail, said].find((words) => typeof words === 'string')
  } catch {
    const isMarkup = body.trimStart().startsWith('<')
    return isMarkup || body === '' ? undefined : body
  }
}

import { ChatError, type Failure } from './chat.ts'

/** What an answer that is not ok stands for, in the server's own words where its body has any. */
export async function refusal(response: Response): Promise<ChatError> {
  const words = wordsIn(await response.text()) ?? response.statusText
  return new ChatError(
    failureOf(response.status),
    `The chat server answered ${response.status}${words && `: ${words}`}`,
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

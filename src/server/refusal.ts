export type UpstreamFailure =
  | 'busy'
  | 'quota'
  | 'refused'
  | 'token'
  | 'too slow'
  | 'unreachable'
  | 'unreadable'

/** What a status means, together with the names that the server gives to what is wrong. */
export function failureOf(status: number, codes: string[]): Exclude<UpstreamFailure, 'unreadable'> {
  if (status === 402 || codes.includes('insufficient_quota')) return 'quota'
  if ([401, 403, 498].includes(status)) return 'token'
  if ([429, 503, 529].includes(status)) return 'busy'
  if ([408, 504, 524].includes(status)) return 'too slow'
  return status < 500 ? 'refused' : 'unreachable'
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
  if (typeof said !== 'object' || said === null || depth === 0) return ''
  if (Array.isArray(said)) return wordsIn(said[0], depth - 1)
  for (const place of PLACES) {
    const words = wordsIn((said as Record<string, unknown>)[place], depth - 1)
    if (words) return words
  }
  return ''
}

/** The names that a server gives to what is wrong, beside its words. */
export function codesIn(said: unknown): string[] {
  const { error, code, type } = Object(Array.isArray(said) ? said[0] : said)
  return [error?.code, error?.type, code, type].filter((name) => typeof name === 'string')
}

export function choicesIn(answer: unknown): unknown[] {
  const { choices } = Object(answer) as { choices?: unknown }
  return Array.isArray(choices) ? choices : []
}

import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { readText } from './readText.ts'
import { codesIn, failureOf, jsonIn, type UpstreamFailure, wordsIn } from './refusal.ts'

const LONGEST_WORDS = 300

const CHAT_SERVER = 'The chat server behind the gateway'
type Meaning = [code: string, message: string]

/** What a failure of the server behind means for the caller. */
export const MEANINGS: Record<Exclude<UpstreamFailure, 'refused'>, Meaning> = {
  quota: ['insufficient_quota', 'The quota of the gateway’s token is used up'],
  token: ['upstream_token', `${CHAT_SERVER} does not accept its token for this model`],
  busy: ['upstream_busy', `${CHAT_SERVER} is busy`],
  'too slow': ['upstream_timeout', `${CHAT_SERVER} took too long`],
  unreachable: ['upstream_unreachable', `${CHAT_SERVER} can’t be reached`],
  unreadable: ['upstream_error', `${CHAT_SERVER} gave no answer that can be passed on`],
}

/** In our own words what a refusal of the server behind means for the caller, and what it said for our log. */
type UpstreamRefusal = {
  status: ContentfulStatusCode
  message: string
  code: string
  said: { status: number; words: string }
}

export async function upstreamRefusal(answer: Response, token: string): Promise<UpstreamRefusal> {
  const body = await readText(answer).catch(() => '')
  const json = jsonIn(body)
  const words = forLog(wordsIn(json) || body, token)
  const [code, message] = meaningOf(answer.status, codesIn(json), words)
  return { status: passedOn(answer.status), message, code, said: { status: answer.status, words } }
}

/** One line of at most 300 characters, without our token. */
export function forLog(words: string, token: string): string {
  return words.replaceAll(token, '…').replace(/\s+/g, ' ').slice(0, LONGEST_WORDS)
}

/** A browser repeats a call that is answered 408 or 421 on a connection that it has used before: one more to be paid. */
function passedOn(status: number): ContentfulStatusCode {
  if (status === 408) return 504
  const isUsable = status >= 400 && status < 600 && status !== 421
  return (isUsable ? status : 502) as ContentfulStatusCode
}

function meaningOf(status: number, codes: string[], words: string): Meaning {
  const failure = failureOf(status, codes)
  if (failure !== 'refused' && failure !== 'unreachable') return MEANINGS[failure]
  const said = [...codes, words].join(' ')
  if (status === 413 || TOO_LONG.test(said))
    return ['context_length_exceeded', 'These are more ingredients than the model can read at once']
  if (status === 404 || NO_MODEL.test(said))
    return ['model_not_found', `${CHAT_SERVER} does not have this model, or not here`]
  return MEANINGS.unreadable
}

const TOO_LONG = /context.{0,20}(length|size|window)|(prompt|input|messages).{0,40}too long/i
const NO_MODEL = /model.{0,80}(not found|not exist|is not supported by|not available)|model_not_/i

import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { readText } from '../chat/readText.ts'
import { codesIn, jsonIn, wordsIn } from '../chat/refusal.ts'

const LONGEST_WORDS = 300

/** In our own words what a refusal of the server behind means for the caller, and what it said for our log. */
export type UpstreamRefusal = {
  status: ContentfulStatusCode
  message: string
  code: string
  said: { status: number; words: string }
}

/** Reads the refusal that `answer` is. Its words are cut to 300 characters, and never hold `token`. */
export async function upstreamRefusal(answer: Response, token: string): Promise<UpstreamRefusal> {
  const body = await readText(answer).catch(() => '')
  const json = jsonIn(body)
  const words = (json === undefined ? body : wordsIn(json)).replaceAll(token, '…')
  const said = { status: answer.status, words: words.replace(/\s+/g, ' ').slice(0, LONGEST_WORDS) }
  const [code, message] = meaningOf(answer.status, [...codesIn(json), said.words].join(' '))
  return { status: passedOn(answer.status), message, code, said }
}

/** Browsers repeat a call that is answered 408 or 421 on a connection they have used before, and each one is paid for. */
function passedOn(status: number): ContentfulStatusCode {
  if (status === 408) return 504
  return (status < 400 || status === 421 ? 502 : status) as ContentfulStatusCode
}

function meaningOf(status: number, said: string): [code: string, message: string] {
  if (status === 402 || /insufficient_quota/.test(said))
    return ['insufficient_quota', 'The quota of the gateway’s token is used up']
  if ([401, 403, 498].includes(status))
    return ['upstream_token', 'The chat server behind the gateway does not accept its token']
  if (status === 413 || /context.{0,20}(length|size|window)|too (long|many tokens)/i.test(said))
    return ['context_length_exceeded', 'These are more ingredients than the model can read at once']
  if (status === 404 || /model.{0,80}not.{0,20}(found|exist|support)|model_not_/i.test(said))
    return ['model_not_found', 'The chat server behind the gateway does not have this model']
  if ([429, 503, 529].includes(status))
    return ['upstream_busy', 'The chat server behind the gateway is busy']
  if ([408, 504, 524].includes(status))
    return ['upstream_timeout', 'The chat server behind the gateway took too long']
  return [
    'upstream_error',
    'The chat server behind the gateway gave no answer that can be passed on',
  ]
}

import { ChatError, type FinishReason, type Reply } from './chat.ts'
import { wordsIn } from './refusal.ts'

/** The client passes on whatever an endpoint answered, so its types promise nothing. */
type Choice = {
  index?: unknown
  message?: Message | null
  delta?: Message | null
  finish_reason?: unknown
  error?: unknown
}
type Message = { content?: unknown; refusal?: unknown }

/** The reply in a chat completion that came whole; throws a ChatError where it has no text. */
export function replyIn(completion: unknown): Reply {
  const [choice] = choicesIn(completion)
  const content = textIn(choice?.message?.content)
  const why =
    wordsIn(completion) || (choice?.finish_reason ? `finish_reason is ${choice.finish_reason}` : '')
  const because = why && `: ${why}`
  if (content === undefined)
    throw new ChatError('unreadable', `The chat server answered without a text${because}`)

  const text = withoutThoughts(content)
  const isRefused = !text && Boolean(choice?.message?.refusal)
  const finishReason = isRefused ? 'content_filter' : finishReasonOf(choice?.finish_reason)
  if (!text.trim())
    return { text, finishReason, note: `The chat server’s answer is empty${because}` }
  if (finishReason !== 'stop')
    return { text, finishReason, note: `The chat server’s answer is cut short${because}` }
  return { text, finishReason }
}

/** Puts a streamed chat completion together, from the chunks that readableEvents lets through. */
export class StreamedCompletion {
  #content: string | undefined
  #refusal = ''
  #finish: unknown
  #error = ''
  #shown = 0

  /** Returns what `chunk` adds to the text of the reply; throws a ChatError where the stream breaks off with it. */
  add(chunk: unknown): string {
    const choices = choicesIn(chunk)
    const choice = choices.find((choice) => !choice?.index)
    const { content, refusal } = choice?.delta ?? {}
    const text = textIn(content)
    if (text !== undefined) this.#content = (this.#content ?? '') + text
    else if (content != null && !Array.isArray(content))
      throw new ChatError('unreadable', 'The chat server’s stream holds something other than text')
    if (typeof refusal === 'string') this.#refusal += refusal
    this.#finish ||= choice?.finish_reason

    const { serverError } = Object(chunk)
    const error = serverError ?? choice?.error
    this.#error ||= wordsIn(error ?? (choice ? '' : chunk))
    if ((error || this.#error) && !this.#finish) throw brokenOff(this.#error)
    return this.#addition()
  }

  get isComplete(): boolean {
    return Boolean(this.#finish)
  }

  /** The whole reply, by the rules for one that comes whole. Throws a ChatError where the stream broke off. */
  reply(): Reply {
    if (!this.isComplete) throw brokenOff()
    // Streams begin with an empty content, also where nothing but a refusal follows.
    const content = this.#content || (this.#refusal ? null : this.#content)
    const message = { content, refusal: this.#refusal }
    return replyIn({ choices: [{ message, finish_reason: this.#finish, error: this.#error }] })
  }

  #addition(): string {
    const content = this.#content ?? ''
    // It may still turn out to be a thought.
    const shown = '<think>'.startsWith(content.trimStart()) ? '' : withoutThoughts(content)
    const added = shown.slice(this.#shown)
    this.#shown = shown.length
    return added
  }
}

/** A stream that broke off, with what the server said of it, if anything. */
function brokenOff(words = ''): ChatError {
  return new ChatError('unreadable', `The chat server’s answer broke off${words && `: ${words}`}`)
}

export function choicesIn(answer: unknown): (Choice | null)[] {
  const { choices } = Object(answer) as { choices?: unknown }
  return Array.isArray(choices) ? choices : []
}

/** A content is a text, or a list of parts of which some are (Mistral's own API). */
function textIn(content: unknown): string | undefined {
  if (typeof content === 'string') return content
  if (!Array.isArray(content)) return undefined
  const texts = content.map((part) => Object(part).text)
  const isAllOther = !texts.some((text) => typeof text === 'string')
  return isAllOther ? undefined : texts.filter((text) => typeof text === 'string').join('')
}

/** What a model thinks aloud before it answers is not the recipe. */
function withoutThoughts(text: string): string {
  return text.replace(/^\s*<think>.*?(?:<\/think>\s*|$)/s, '')
}

/** Servers have many words for it: length, max_tokens, model_length; content_filter, safety. */
function finishReasonOf(finishReason: unknown): FinishReason {
  const finish = String(finishReason)
  if (/length|max_tokens/i.test(finish)) return 'length'
  if (/filter|safety|refus/i.test(finish)) return 'content_filter'
  return /error/i.test(finish) ? 'error' : 'stop'
}

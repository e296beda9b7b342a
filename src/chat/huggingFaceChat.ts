import { chatCompletion } from '@huggingface/inference'
import type { ChatSettings } from '../settings.ts'
import { type Chat, ChatError, type FinishReason, MAX_TOKENS, type Reply } from './chat.ts'
import { oneLine } from './oneLine.ts'
import { responseError } from './responseError.ts'
import { retryingFetch } from './retryingFetch.ts'

/**
 * The chat through Hugging Face's client. An endpoint that is a path is resolved against `origin`. With `stream: true` in
 * the payload, `fetch` must turn the stream into a whole completion, as huggingFaceStream does.
 */
export function huggingFaceChat(
  settings: ChatSettings,
  origin: string,
  fetch = globalThis.fetch,
  furtherPayload: { stream?: true } = {},
): Chat {
  return async (messages, signal, { onRetry }) => {
    const timeout = AbortSignal.timeout(settings.timeoutMs)
    try {
      const completion = await chatCompletion(
        {
          ...destination(settings, origin),
          model: settings.model,
          messages: [...messages],
          max_tokens: MAX_TOKENS,
          ...furtherPayload,
        },
        {
          signal: AbortSignal.any([signal, timeout]),
          fetch: retryingFetch(fetch, onRetry),
          // The client itself would retry a 503 endlessly and without a pause.
          retry_on_error: false,
        },
      )
      return replyIn(completion)
    } catch (error) {
      if (signal.aborted) throw signal.reason
      const { failure, message } = toChatError(error, timeout.aborted)
      const token = settings.route === 'hugging-face' ? settings.token : undefined
      throw new ChatError(failure, oneLine(message, token))
    }
  }
}

/** The endpoint must be absolute: the client sends a request for a path to Hugging Face instead. */
function destination(settings: ChatSettings, origin: string) {
  return settings.route === 'hugging-face'
    ? { accessToken: settings.token }
    : { endpointUrl: new URL(settings.endpoint, origin).href }
}

/** Checks each field, because the client does not validate what an endpoint sends. `Object` makes null safe to read. */
function replyIn(completion: unknown): Reply {
  const { choices } = Object(completion)
  const [choice] = Array.isArray(choices) ? choices : []
  const { content, refusal } = Object(choice?.message)
  // A refusal in place of content is a failure, with its words on the console.
  if (typeof content !== 'string') throw responseError(200, refusal || JSON.stringify(completion))
  return { text: content, finishReason: FINISH_REASONS.get(choice.finish_reason) ?? 'stop' }
}

/** The values of OpenAI, Mistral, Anthropic and others. Every other value means that the model finished. */
const FINISH_REASONS = new Map<unknown, FinishReason>([
  ['length', 'length'],
  ['max_tokens', 'length'],
  ['model_length', 'length'],
  ['content_filter', 'content_filter'],
  ['safety', 'content_filter'],
  ['refusal', 'content_filter'],
  ['error', 'error'],
])

function toChatError(error: unknown, isTimeout: boolean): ChatError {
  if (isTimeout) return new ChatError('timeout', 'The chat server took too long to answer')
  if (error instanceof ChatError) return error
  const { name, message } = error instanceof Error ? error : new Error(String(error))
  if (name === 'SyntaxError')
    return new ChatError('unreadable', 'The chat server’s response is not JSON')
  if (name === 'ProviderOutputError')
    return new ChatError('unreadable', 'The chat server’s response is not a chat completion')
  return new ChatError('unavailable', `The chat server can’t be reached: ${message}`)
}

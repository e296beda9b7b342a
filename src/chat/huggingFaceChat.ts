import { chatCompletion } from '@huggingface/inference'
import {
  type Chat,
  ChatError,
  type FinishReason,
  MAX_TOKENS,
  type Reply,
} from '../protocol/chat.ts'
import { fieldsOf, readFirstChoice } from '../protocol/json.ts'
import { isErrorBody, readChatError } from '../protocol/readChatError.ts'
import { toOneLine } from '../protocol/toOneLine.ts'
import type { ChatSettings } from '../settings.ts'
import type { readStream } from './readStream.ts'
import { retryingFetch } from './retryingFetch.ts'

/** A chat through @huggingface/inference, whose own streams fail with some servers: a `streamReader` reads them. */
export function huggingFaceChat(
  settings: ChatSettings,
  pageUrl: string,
  streamReader?: typeof readStream,
  fetch = globalThis.fetch,
): Chat {
  const { endpoint, token, model } = settings
  const url = new URL(endpoint, pageUrl)
  // The library wants a whole URL without a query. fetchCompletion calls the URL as it is.
  const endpointUrl = url.origin + url.pathname
  const destination = token ? { endpointUrl, accessToken: token } : { endpointUrl }
  const stream = streamReader && { stream: true as const }
  return async (messages, signal, { onDelta, onRetry }) => {
    const fetchCompletion: typeof fetch = async (_, init) => {
      const response = await fetch(url, init)
      return streamReader && response.ok ? streamReader(response, onDelta) : response
    }
    try {
      const payload = { model, messages: [...messages], max_tokens: MAX_TOKENS, ...stream }
      const options = { fetch: retryingFetch(fetchCompletion, signal, onRetry) }
      return readReply(await chatCompletion({ ...destination, ...payload }, options))
    } catch (error) {
      const { failure, message } = toChatError(error)
      throw new ChatError(failure, toOneLine(message, token))
    }
  }
}

/** Validates the content, because the library does not. */
function readReply(completion: unknown): Reply {
  const { message, finish_reason } = readFirstChoice(completion)
  const { content } = fieldsOf(message)
  if (isErrorBody(completion) || typeof content !== 'string')
    throw readChatError(200, JSON.stringify(completion))
  return { text: content, finishReason: FINISH_REASONS.get(finish_reason) ?? 'stop' }
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

function toChatError(error: unknown): ChatError {
  if (error instanceof ChatError) return error
  // If the connection fails, fetch and the body reject with a TypeError. All other errors concern the response.
  if (error instanceof TypeError)
    return new ChatError('unavailable', `No connection to the chat server: ${error.message}`)
  return new ChatError('unreadable', 'The chat server’s response is not JSON')
}

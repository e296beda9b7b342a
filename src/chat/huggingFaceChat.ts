import { chatCompletion } from '@huggingface/inference'
import {
  type Chat,
  ChatError,
  type FinishReason,
  MAX_TOKENS,
  type Reply,
} from '../protocol/chat.ts'
import { fieldsOf } from '../protocol/parseJson.ts'
import { readChatError } from '../protocol/readChatError.ts'
import { toOneLine } from '../protocol/toOneLine.ts'
import type { ChatSettings } from '../settings.ts'
import { readStream } from './readStream.ts'
import { retryUntilReady } from './retryUntilReady.ts'

/** A chat through @huggingface/inference. Its own parser of streams fails with some servers, so `readStream` reads them. */
export function huggingFaceChat(
  settings: ChatSettings,
  pageUrl: string,
  sendRequest: typeof fetch = fetch,
): Chat {
  const { endpoint, token, model } = settings
  const url = new URL(endpoint, pageUrl)
  // The library wants a whole URL without a query. fetchCompletion calls the URL as it is.
  const endpointUrl = url.origin + url.pathname
  const destination = token ? { endpointUrl, accessToken: token } : { endpointUrl }
  const stream = settings.stream && { stream: true as const }
  return async (messages, signal, { onDelta, onRetry }) => {
    const fetchCompletion: typeof fetch = async (_, init) => {
      // The library sets User-Agent. In Firefox and Safari, a cross-origin server would have to allow it (CORS).
      const headers = new Headers(init?.headers)
      headers.delete('User-Agent')
      // No redirects: the token and the prompt are for this server only.
      const request = { ...init, headers, signal, redirect: 'error' } as const
      const response = await retryUntilReady(() => sendRequest(url, request), signal, onRetry)
      // Not read by the library, whose errors lack the server's message.
      const completion = await readStream(response, signal, onDelta)
      return new Response(completion, { headers: { 'Content-Type': 'application/json' } })
    }
    try {
      const payload = { model, messages: [...messages], max_tokens: MAX_TOKENS, ...stream }
      const options = { fetch: fetchCompletion }
      return readReply(await chatCompletion({ ...destination, ...payload }, options))
    } catch (error) {
      const message = toOneLine((error as Error).message, token)
      if (error instanceof ChatError) throw new ChatError(error.failure, message)
      throw new ChatError('unavailable', `No connection to the chat server: ${message}`)
    }
  }
}

/** Validates the content, because the library does not. */
function readReply(completion: unknown): Reply {
  const { choices } = fieldsOf(completion)
  const { message, finish_reason } = fieldsOf(fieldsOf(choices)[0])
  const { content } = fieldsOf(message)
  if (typeof content !== 'string') throw readChatError(200, JSON.stringify(completion))
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

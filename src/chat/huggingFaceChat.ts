import { chatCompletion } from '@huggingface/inference'
import { type Chat, ChatError } from '../protocol/chat.ts'
import { makePayload, readReply } from '../protocol/completion.ts'
import { writeUserMessage } from '../protocol/prompt.ts'
import { toSafeLine } from '../protocol/toSafeLine.ts'
import type { ChatSettings } from '../settings.ts'
import { readResponse } from './readResponse.ts'
import { sendWithRetries } from './sendWithRetries.ts'

/** A chat through @huggingface/inference. `readResponse` reads streams: the library's parser fails with some servers. */
export function huggingFaceChat(
  settings: ChatSettings,
  pageUrl: string,
  sendRequest: typeof fetch = fetch,
): Chat {
  const { endpoint, token, model, stream } = settings
  const url = new URL(endpoint, pageUrl)
  // The library accepts no query. fetchCompletion ignores the library's URL and calls `url`.
  const endpointUrl = url.origin + url.pathname
  const destination = token ? { endpointUrl, accessToken: token } : { endpointUrl }
  return async ({ ingredients }, signal, listener) => {
    const fetchCompletion: typeof fetch = async (_, init) => {
      // The library sets User-Agent. In Firefox and Safari, a cross-origin server would have to allow it (CORS).
      const headers = new Headers(init?.headers)
      headers.delete('User-Agent')
      // No redirects: the token and the prompt are for this server only.
      const request = { ...init, headers, signal, redirect: 'error' } as const
      const send = () => sendRequest(url, request)
      const response = await sendWithRetries(send, signal, listener.onRetry)
      // Not read by the library, whose errors lack the server's message.
      const json = await readResponse(response, signal, listener)
      return new Response(json, { headers: { 'Content-Type': 'application/json' } })
    }
    try {
      const payload = makePayload(model, writeUserMessage(ingredients), stream)
      const options = { fetch: fetchCompletion }
      const reply = readReply(await chatCompletion({ ...destination, ...payload }, options))
      if (reply instanceof ChatError) throw reply
      return reply
    } catch (error) {
      const message = toSafeLine((error as Error).message, token)
      if (error instanceof ChatError) throw new ChatError(error.failure, message)
      throw new ChatError('unavailable', `No connection to the chat server: ${message}`)
    }
  }
}

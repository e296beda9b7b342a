import { chatCompletion } from '@huggingface/inference'
import { type Chat, ChatError, type Reply } from '../protocol/chat.ts'
import { makePayload } from '../protocol/payload.ts'
import { writeUserMessage } from '../protocol/prompt.ts'
import { toSafeLine } from '../protocol/toSafeLine.ts'
import type { ChatSettings } from '../settings.ts'
import { readResponse } from './readResponse.ts'
import { sendWithRetries } from './sendWithRetries.ts'

/** A chat through @huggingface/inference, which makes the request. The response is read here. */
export function huggingFaceChat(
  settings: ChatSettings,
  pageUrl: string,
  sendRequest: typeof fetch = fetch,
): Chat {
  const { endpoint, token, model, stream } = settings
  // The gateway is a path, any other server a URL.
  const isGateway = !URL.canParse(endpoint)
  const url = new URL(endpoint, pageUrl)
  // The library accepts no query, so the request is sent to `url`.
  const endpointUrl = url.origin + url.pathname
  const destination = token ? { endpointUrl, accessToken: token } : { endpointUrl }

  return async ({ ingredients }, signal, listener) => {
    const replies: Reply[] = []
    const fetchReply: typeof fetch = async (_, init) => {
      // In Firefox and Safari, a server on another origin would have to allow it (CORS).
      const headers = new Headers(init?.headers)
      headers.delete('User-Agent')
      // Not followed: the token and the prompt are for this server only.
      const redirect = isGateway ? 'manual' : 'error'
      const send = () => sendRequest(url, { ...init, headers, signal, redirect })
      const response = await sendWithRetries(send, signal, listener.onRetry)
      replies.push(await readResponse(response, signal, listener, isGateway))
      // Nothing is left for the library to read.
      return Response.json({})
    }
    try {
      const payload = makePayload(model, writeUserMessage(ingredients), stream)
      await chatCompletion({ ...destination, ...payload }, { fetch: fetchReply })
      return replies[0] as Reply
    } catch (error) {
      const message = toSafeLine((error as Error).message, token)
      if (error instanceof ChatError) throw new ChatError(error.failure, message)
      throw new ChatError('unavailable', `No connection to the chat server: ${message}`)
    }
  }
}

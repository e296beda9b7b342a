import { chatCompletion } from '@huggingface/inference'
import { isGateway } from '../endpoints.ts'
import { type Chat, ChatError, type Reply } from '../protocol/chat.ts'
import { makePayload } from '../protocol/payload.ts'
import { writeUserMessage } from '../protocol/prompt.ts'
import { toSafeLine } from '../protocol/toSafeLine.ts'
import type { ChatSettings } from '../settings.ts'
import { readResponse } from './readResponse.ts'
import { sendWithRetries } from './sendWithRetries.ts'

/** The specification asks for this library: it makes the request, and we read the response. */
export function createHuggingFaceChat(
  settings: ChatSettings,
  pageUrl: string,
  fetchImpl: typeof fetch = fetch,
): Chat {
  const { endpoint, token, model, stream } = settings
  const callsGateway = isGateway(endpoint)
  const url = new URL(endpoint, pageUrl)
  // With an endpointUrl, the library needs no token, and checks no response.
  const destination = { endpointUrl: url.href, ...(token && { accessToken: token }) }

  return async (input, signal, listener) => {
    // Set by `fetchAndRead`, which the library calls.
    let reply!: Reply
    const fetchAndRead: typeof fetch = async (_, init) => {
      // Firefox and Safari would send the library's User-Agent, and CORS would have to allow it.
      const headers = new Headers(init?.headers)
      headers.delete('User-Agent')
      // Not followed: the token is for this server. 'manual' lets us recognize a login proxy.
      const redirect = callsGateway ? 'manual' : 'error'
      // Not the library's URL: it appends its path behind a query.
      const send = () => fetchImpl(url, { ...init, headers, signal, redirect })
      const response = await sendWithRetries(send, signal, listener.onRetry)
      reply = await readResponse(response, signal, listener, callsGateway)
      // Nothing is left for the library to read.
      return Response.json({})
    }
    try {
      const payload = makePayload({ model, userMessage: writeUserMessage(input), stream })
      await chatCompletion({ ...destination, ...payload }, { fetch: fetchAndRead })
      return reply
    } catch (error) {
      const message = toSafeLine((error as Error).message, token)
      if (error instanceof ChatError) throw new ChatError(error.failure, message)
      throw new ChatError('unavailable', `No connection to the chat server: ${message}`)
    }
  }
}

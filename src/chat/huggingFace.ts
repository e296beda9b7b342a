import { chatCompletion } from '@huggingface/inference'
import type { ChatSettings } from '../settings.ts'
import { type Chat, ChatError, MAX_TOKENS } from './chat.ts'
import { checkedFetch } from './checkedFetch.ts'
import { forConsole } from './forConsole.ts'
import { patientFetch } from './patience.ts'
import { wordsIn } from './refusal.ts'

/**
 * The chat through the Hugging Face client. An endpoint that is a path is taken on `origin`.
 * The client's own retry is off, since it repeats a 503 without end or pause; patientFetch has that part.
 */
export function huggingFaceChat(
  settings: ChatSettings,
  origin: string,
  fetch = globalThis.fetch,
): Chat {
  const ourFetch = checkedFetch(patientFetch(fetch))
  return async (messages, signal) => {
    try {
      const completion = await chatCompletion(
        {
          ...destination(settings, origin),
          model: settings.model,
          messages: [...messages],
          max_tokens: MAX_TOKENS,
        },
        { signal, retry_on_error: false, fetch: ourFetch },
      )
      return textOf(completion)
    } catch (error) {
      if (signal.aborted) throw signal.reason
      const { failure, message } = asChatError(error)
      const token = settings.route === 'hugging-face' ? settings.token : ''
      const prompt = messages.map(({ content }) => content)
      throw new ChatError(failure, forConsole(message, token, prompt))
    }
  }
}

/** The client takes any address that is not absolute for none, and would send the prompt to Hugging Face. */
function destination(settings: ChatSettings, origin: string) {
  return settings.route === 'hugging-face'
    ? { accessToken: settings.token }
    : { endpointUrl: new URL(settings.endpoint, origin).href }
}

/** With an endpoint the client passes on whatever came, so its type promises nothing here. */
function textOf(completion: unknown): string {
  const { choices } = Object(completion) as { choices?: { message?: { content?: unknown } }[] }
  const content = Array.isArray(choices) ? choices[0]?.message?.content : undefined
  if (typeof content === 'string') return content
  const words = wordsIn(completion)
  throw new ChatError(
    'unreadable',
    `The chat server answered without a text${words && `: ${words}`}`,
  )
}

function asChatError(error: unknown): ChatError {
  if (error instanceof ChatError) return error
  const { name, message } = error instanceof Error ? error : new Error(String(error))
  switch (name) {
    case 'SyntaxError':
      return new ChatError('unreadable', 'The chat server’s answer is not JSON')
    case 'ProviderOutputError':
      return new ChatError('unreadable', 'The chat server’s answer is no chat completion')
    default:
      return new ChatError('unreachable', `The chat server can’t be reached: ${message}`)
  }
}

import { chatCompletion } from '@huggingface/inference'
import type { ChatSettings } from '../settings.ts'
import { type Chat, ChatError, type Message } from './chat.ts'
import { patientFetch } from './patience.ts'
import { refusal } from './refusal.ts'

const MAX_TOKENS = 1024

/**
 * The chat through the Hugging Face client. An endpoint that is a path is taken on `origin`.
 * The client's own retry is off, since it repeats a 503 without end or pause; patientFetch has that part.
 */
export function huggingFaceChat(
  settings: ChatSettings,
  origin: string,
  fetch = patientFetch(globalThis.fetch),
): Chat {
  const secrets = settings.route === 'hugging-face' ? [settings.token] : []
  return async (messages, signal) => {
    try {
      const completion = await chatCompletion(
        {
          ...destination(settings, origin),
          model: settings.model,
          messages: [...messages],
          max_tokens: MAX_TOKENS,
        },
        { signal, retry_on_error: false, fetch: refusing(fetch) },
      )
      return textOf(completion)
    } catch (error) {
      if (signal.aborted) throw signal.reason
      throw withoutSecrets(asChatError(error), [...secrets, ...contents(messages)])
    }
  }
}

/** The client takes any address that is not absolute for none, and would send the prompt to Hugging Face. */
function destination(settings: ChatSettings, origin: string) {
  return settings.route === 'hugging-face'
    ? { accessToken: settings.token }
    : { endpointUrl: new URL(settings.endpoint, origin).href }
}

/** The client's errors keep neither headers nor, for most content types, what the server said. */
function refusing(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, init)
    if (!response.ok) throw await refusal(response)
    return response
  }
}

/** With an endpoint the client passes on whatever came, so its type promises nothing here. */
function textOf(completion: unknown): string {
  const { choices } = (completion ?? {}) as { choices?: { message?: { content?: unknown } }[] }
  const content = choices?.[0]?.message?.content
  if (typeof content === 'string') return content
  throw new ChatError('unreadable', 'The chat server answered without a text')
}

function asChatError(error: unknown): ChatError {
  if (error instanceof ChatError) return error
  const { name, message } = error instanceof Error ? error : new Error(String(error))
  const isUnreadable = name === 'SyntaxError' || name === 'ProviderOutputError'
  return isUnreadable
    ? new ChatError('unreadable', `The chat server’s answer can’t be read: ${message}`)
    : new ChatError('unreachable', `The chat server can’t be reached: ${message}`)
}

/** Some servers quote the request in their answer. */
function withoutSecrets({ failure, message }: ChatError, secrets: readonly string[]): ChatError {
  return new ChatError(
    failure,
    secrets.reduce((text, secret) => text.replaceAll(secret, '…'), message),
  )
}

const contents = (messages: readonly Message[]) => messages.map(({ content }) => content)

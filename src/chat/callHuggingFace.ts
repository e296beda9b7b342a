import type { ChatSettings } from '../settings.ts'
import {
  type Chat,
  ChatError,
  type Listener,
  MAX_TOKENS,
  type Message,
  type Reply,
} from './chat.ts'

const LONGEST_MESSAGE = 300

/** What the Hugging Face client is called with. */
type Call = {
  accessToken?: string
  endpointUrl?: string
  model: string
  messages: Message[]
  max_tokens: number
}
type Ask = (call: Call, signal: AbortSignal, listener: Listener) => Promise<Reply>

/**
 * A chat that makes its call through `ask`, where the Hugging Face client is, and rejects with nothing but ChatErrors
 * until it is stopped. An endpoint that is a path is taken on `origin`.
 */
export function callHuggingFace(settings: ChatSettings, origin: string, ask: Ask): Chat {
  return async (messages, signal, listener) => {
    const call = {
      ...destination(settings, origin),
      model: settings.model,
      messages: [...messages],
      max_tokens: MAX_TOKENS,
    }
    try {
      const { note, ...reply } = await ask(call, signal, listener)
      return note ? { ...reply, note: forConsole(note, settings) } : reply
    } catch (error) {
      if (signal.aborted) throw signal.reason
      const { failure, message } = asChatError(error)
      throw new ChatError(failure, forConsole(message, settings))
    }
  }
}

/** Always an absolute URL: given a mere path, the client would send the prompt to Hugging Face instead. */
function destination(settings: ChatSettings, origin: string) {
  return settings.route === 'hugging-face'
    ? { accessToken: settings.token }
    : { endpointUrl: new URL(settings.endpoint, origin).href }
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

/** One line that is short enough to read, without the page's own token, which some servers repeat. */
function forConsole(message: string, settings: ChatSettings): string {
  const safe = settings.route === 'hugging-face' ? message.replaceAll(settings.token, '…') : message
  const line = safe.replace(/\s+/g, ' ').trim()
  return line.length > LONGEST_MESSAGE ? `${line.slice(0, LONGEST_MESSAGE - 1)}…` : line
}

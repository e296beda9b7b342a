import type { InferenceClientProviderApiError } from '@huggingface/inference'
import type { ChatSettings } from '../settings.ts'
import { type Chat, ChatError, MAX_TOKENS, type Message, type Piece } from './chat.ts'
import { brokenOff } from './completion.ts'
import { forConsole } from './forConsole.ts'
import { wordsIn } from './refusal.ts'

/** What the Hugging Face client is called with. */
type Call = {
  accessToken?: string
  endpointUrl?: string
  model: string
  messages: Message[]
  max_tokens: number
}
type Ask = (call: Call, signal: AbortSignal, onPiece?: (piece: Piece) => void) => Promise<string>

/**
 * The chat that asks by `ask`, which calls the Hugging Face client, and whose errors tell neither token nor prompt.
 * An endpoint that is a path is taken on `origin`.
 */
export function callHuggingFace(settings: ChatSettings, origin: string, ask: Ask): Chat {
  return async (messages, signal, onPiece) => {
    const call = {
      ...destination(settings, origin),
      model: settings.model,
      messages: [...messages],
      max_tokens: MAX_TOKENS,
    }
    try {
      return await ask(call, signal, onPiece)
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

function asChatError(error: unknown): ChatError {
  if (error instanceof ChatError) return error
  const { name, message } = error instanceof Error ? error : new Error(String(error))
  switch (name) {
    case 'SyntaxError':
      return new ChatError('unreadable', 'The chat server’s answer is not JSON')
    case 'ProviderOutputError':
      return new ChatError('unreadable', 'The chat server’s answer is no chat completion')
    // By the client, of an error in the middle of a stream; any other never gets past checkedFetch.
    case 'ProviderApiError':
      return brokenOff(wordsIn((error as InferenceClientProviderApiError).httpResponse.body))
    default:
      return new ChatError('unreachable', `The chat server can’t be reached: ${message}`)
  }
}

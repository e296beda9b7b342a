import { MAX_TOKENS } from './chat.ts'
import { SYSTEM_MESSAGE } from './prompt.ts'

type PayloadInput = { model: string; userMessage: string; stream: boolean }

export function makePayload({ model, userMessage, stream }: PayloadInput) {
  const messages = [
    { role: 'system', content: SYSTEM_MESSAGE },
    { role: 'user', content: userMessage },
  ]
  return { model, messages, max_tokens: MAX_TOKENS, ...(stream && { stream }) }
}

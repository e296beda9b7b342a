import { MAX_TOKENS } from './chat.ts'
import { SYSTEM_MESSAGE } from './prompt.ts'

export function makePayload(model: string, userMessage: string, stream: boolean) {
  const messages = [
    { role: 'system', content: SYSTEM_MESSAGE },
    { role: 'user', content: userMessage },
  ]
  return { model, messages, max_tokens: MAX_TOKENS, ...(stream && { stream }) }
}

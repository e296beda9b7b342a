import { chatCompletion } from '@huggingface/inference'
import type { ChatSettings } from '../settings.ts'
import { callHuggingFace } from './callHuggingFace.ts'
import type { Chat } from './chat.ts'
import { checkedFetch } from './checkedFetch.ts'
import { textOf } from './completion.ts'
import { patientFetch } from './patientFetch.ts'

/**
 * The chat through the Hugging Face client, whose answers come whole. The client's own retry is off, since it repeats
 * a 503 without end or pause; patientFetch does that better.
 */
export function huggingFaceChat(
  settings: ChatSettings,
  origin: string,
  fetch = globalThis.fetch,
): Chat {
  const options = { retry_on_error: false, fetch: checkedFetch(patientFetch(fetch)) }
  return callHuggingFace(settings, origin, async (call, signal) =>
    textOf(await chatCompletion(call, { ...options, signal })),
  )
}

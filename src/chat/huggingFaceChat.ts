import { chatCompletion } from '@huggingface/inference'
import type { ChatSettings } from '../settings.ts'
import { callHuggingFace } from './callHuggingFace.ts'
import type { Chat } from './chat.ts'
import { checkedFetch } from './checkedFetch.ts'
import { replyIn } from './completion.ts'
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
  return callHuggingFace(settings, origin, async (call, signal, { onRetry }) =>
    replyIn(
      await chatCompletion(call, {
        retry_on_error: false,
        fetch: checkedFetch(patientFetch(fetch, onRetry)),
        signal,
      }),
    ),
  )
}

import { chatCompletionStream } from '@huggingface/inference'
import type { ChatSettings } from '../settings.ts'
import { abortingWith } from './abortingWith.ts'
import { callHuggingFace } from './callHuggingFace.ts'
import type { Chat } from './chat.ts'
import { checkedFetch } from './checkedFetch.ts'
import { replyIn, StreamedCompletion } from './completion.ts'
import { isJson } from './contentType.ts'
import { patientFetch } from './patientFetch.ts'

/**
 * The chat through the Hugging Face client, whose answers are streamed; a server may still answer whole. A stream that
 * ends without a finish_reason has broken off, and is a failure.
 */
export function huggingFaceStream(
  settings: ChatSettings,
  origin: string,
  fetch = globalThis.fetch,
): Chat {
  return callHuggingFace(settings, origin, async (call, signal, { onRetry, onDelta }) => {
    const streamedFetch = checkedFetch(patientFetch(fetch, onRetry), { mayStream: true })
    let whole: string | undefined
    // Leaving the loop over the stream does not close its connection: this does.
    const leaving = abortingWith(signal)
    const options = {
      retry_on_error: false,
      signal: leaving.signal,
      async fetch(...request: Parameters<typeof globalThis.fetch>) {
        const response = await streamedFetch(...request)
        if (!isJson(response.headers)) return response
        whole = await response.text()
        return NO_EVENTS()
      },
    }
    const completion = new StreamedCompletion()
    try {
      for await (const chunk of chatCompletionStream(call, options)) {
        const text = completion.add(chunk)
        if (text) onDelta(text)
        if (completion.isComplete) break
      }
    } finally {
      leaving.abort()
    }
    return whole === undefined ? completion.reply() : replyIn(JSON.parse(whole))
  })
}

/** What the client gets to read in place of JSON, which it would not take. */
const NO_EVENTS = () => new Response('', { headers: { 'Content-Type': 'text/event-stream' } })

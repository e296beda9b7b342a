import type { Context } from 'hono'
import { stream } from 'hono/streaming'
import { wholeLines } from './readText.ts'
import { jsonIn, wordsIn } from './refusal.ts'

/** Why a stream is no whole reply: the server behind said so, or its connection ended. */
type Failure = { words: string } | { cause: unknown }

/**
 * Passes the events of a streamed completion on as they come, until either side leaves. One that breaks off just ends:
 * the page misses its last event, and knows it for a failure. `onEnd` hears of it, and of what the events said.
 */
export function passOnStream(
  answer: Response,
  context: Context,
  { onLeave, onEnd }: { onLeave: () => void; onEnd: (failure?: Failure) => void },
): Response {
  context.header('Content-Type', 'text/event-stream')
  return stream(context, async (caller) => {
    caller.onAbort(onLeave)
    let cause: unknown = new Error('broke off')
    let isFinished = false
    let words = ''
    try {
      for await (const lines of wholeLines(answer)) {
        // A recipe can't hold these names: the quotes in it are escaped.
        isFinished ||= /"finish_reason"\s*:\s*"/.test(lines)
        if (lines.includes('"error"')) words ||= errorIn(lines)
        await caller.write(lines)
      }
    } catch (error) {
      cause = error
    }
    if (words) onEnd({ words })
    // Once a reply has finished its caller may well leave.
    else onEnd(isFinished ? undefined : { cause })
  })
}

function errorIn(lines: string): string {
  const errors = lines.split('\n').map((line) => Object(jsonIn(line.replace(/^data:/, ''))).error)
  return wordsIn(errors.find(Boolean))
}

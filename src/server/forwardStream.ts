import type { Context } from 'hono'
import { openChunks } from '../protocol/openChunks.ts'
import { endingOf, toClientStatus, UPSTREAM_FAILED } from './endings.ts'
import { type Output, openOutput } from './openOutput.ts'
import type { UpstreamCall } from './trackCall.ts'

/** Passes a stream on, up to the end of the reply. An error becomes an event. */
export function forwardStream(response: Response, call: UpstreamCall, context: Context): Response {
  const output = openOutput()
  void sendReply(response, call, output)
  // Without X-Accel-Buffering, nginx would hold the stream back until its end.
  const headers = { 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' }
  return context.body(output.body, 200, headers)
}

async function sendReply(
  response: Response,
  call: UpstreamCall,
  { send, end, waitUntilRead }: Output,
) {
  const stream = openChunks(response, call.signal)
  try {
    for (;;) {
      const { chunks, result, rawFinishReason } = await stream.read()
      const events = chunks.map(toEvent).join('')
      if (!result) {
        // Without chunks, a comment of SSE keeps the client's connection alive.
        send(events || ':\n\n')
        await waitUntilRead()
        continue
      }
      const ending = endingOf(result, rawFinishReason)
      call.endForClient(ending)
      end(`${events}${toEvent('[DONE]')}`)
      // Reads the token count. Some servers log a connection that closes early as a lost client.
      call.tokens = await stream.readToEnd()
      call.close(ending)
      return
    }
  } catch (error) {
    const code = toClientStatus(call.close(error as Error))
    end(toEvent(JSON.stringify({ error: { message: UPSTREAM_FAILED, code } })))
  }
}

/** A server-sent event. Each line of its data has the prefix. */
const toEvent = (data: string) => `data: ${data.replaceAll('\n', '\ndata: ')}\n\n`

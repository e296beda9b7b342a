import type { Context } from 'hono'
import { openChunks } from '../protocol/readChunks.ts'
import { endingOf, toClientStatus, UPSTREAM_FAILED } from './endings.ts'
import type { UpstreamCall } from './trackCall.ts'

const encoder = new TextEncoder()

/** Passes a stream on, up to the end of the reply. An error becomes an event. */
export function forwardStream(response: Response, call: UpstreamCall, context: Context): Response {
  const stream = openChunks(response, call.signal)
  const output = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const send = (events: string) => controller.enqueue(encoder.encode(events))
        try {
          const { chunks, reply } = await stream.read()
          let events = ''
          for (const json of chunks) events += toEvent(json)
          // A comment keeps the connection alive.
          if (!reply) return send(events || ':\n\n')
          call.settle(endingOf(reply))
          send(`${events}${toEvent('[DONE]')}`)
          controller.close()
        } catch (error) {
          call.end(error as Error)
          const event = { error: { message: UPSTREAM_FAILED, code: toClientStatus(call.ending) } }
          send(toEvent(JSON.stringify(event)))
          return controller.close()
        }
        // A client that leaves early would be logged by upstream, and its connection closed.
        call.tokens = await stream.readToEnd()
        call.end('complete')
      },
      cancel: () => call.end('client left'),
    },
    // Reads from upstream only as fast as the client does.
    { highWaterMark: 0 },
  )
  // Without X-Accel-Buffering, nginx would hold the stream back until its end.
  const headers = { 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' }
  return context.body(output, 200, headers)
}

const toEvent = (data: string) => `data: ${data.replaceAll('\n', '\ndata: ')}\n\n`

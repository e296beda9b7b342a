import type { Context } from 'hono'
import { openChunks } from '../protocol/stream/openChunks.ts'
import { type Output, openOutput } from './openOutput.ts'
import { toClientStatus, UPSTREAM_FAILED } from './toClientStatus.ts'
import type { UpstreamCall } from './trackCall.ts'

/** A comment of SSE, which keeps the client's connection open. */
const KEEP_ALIVE = ':\n\n'

/** Passes a stream on, up to the end of the reply. An error becomes an event. */
export function forwardStream(context: Context, response: Response, call: UpstreamCall): Response {
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
  const chunkReader = openChunks(response, call.signal)
  try {
    let batch = await chunkReader.read()
    while (!batch.completion) {
      send(toEvents(batch.chunks) || KEEP_ALIVE)
      await waitUntilRead()
      batch = await chunkReader.read()
    }
    const ending = batch.completion.problem ?? 'complete'
    call.endForClient(ending)
    end(toEvents([...batch.chunks, '[DONE]']))
    // Reads the token count. Some servers log a connection that closes early as a lost client.
    call.tokens = await chunkReader.readToEnd()
    call.close(ending)
  } catch (error) {
    call.close(error as Error)
    const code = toClientStatus(call.ending)
    end(toEvents([JSON.stringify({ error: { message: UPSTREAM_FAILED, code } })]))
  }
}

/** Server-sent events. Each line of their data has the prefix. */
const toEvents = (data: readonly string[]) =>
  data.map((text) => `data: ${text.replaceAll('\n', '\ndata: ')}\n\n`).join('')

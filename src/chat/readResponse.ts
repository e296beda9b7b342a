import { ChatError, type Listener, type Reply } from '../protocol/chat.ts'
import { parseCompletion } from '../protocol/parseCompletion.ts'
import { readBody } from '../protocol/readBody.ts'
import { isStreamedReply, openChunks } from '../protocol/stream/openChunks.ts'
import type { Completion } from '../protocol/toCompletion.ts'
import { isLoginPage } from './isLoginPage.ts'

const LOGIN_ENDED =
  'A login page came in place of the recipe: a login may have ended. Reload the page'

/** Reads the reply of a response. Rejects with a ChatError if there is none. */
export async function readResponse(
  response: Response,
  signal: AbortSignal,
  listener: Listener,
  callsGateway: boolean,
): Promise<Reply> {
  if (isStreamedReply(response)) return readStream(response, signal, listener)
  const body = await readBody(response, signal)
  if (callsGateway && isLoginPage(response, body)) throw new ChatError('login', LOGIN_ENDED)
  return getReply(parseCompletion(body, response))
}

/** Reports the deltas of a stream once per frame, and once more before a failure. */
async function readStream(response: Response, signal: AbortSignal, { onDelta }: Listener) {
  const chunkReader = openChunks(response, signal)
  let unreported = ''
  function report() {
    if (unreported) onDelta(unreported)
    unreported = ''
  }
  try {
    for (;;) {
      const { delta, completion } = await chunkReader.read()
      if (completion) {
        // The reply has the whole text.
        unreported = ''
        // Read to the end: the server would take an early close for a client that has left.
        void chunkReader.readToEnd()
        return getReply(completion)
      }
      if (delta && !unreported) requestAnimationFrame(report)
      unreported += delta
    }
  } catch (error) {
    chunkReader.close()
    // Not in a frame: a hidden page has none.
    report()
    throw error
  }
}

function getReply({ reply, problem }: Completion): Reply {
  if (!reply) throw problem
  return reply
}

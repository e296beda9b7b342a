import type { ServerResponse } from 'node:http'
import { PassThrough } from 'node:stream'
import type { Responder } from './localServer.ts'

export const EVENT_STREAM = { 'Content-Type': 'text/event-stream' }
/** The last event of a stream. */
export const DONE = 'data: [DONE]\n\n'

/** A responder that sends server-sent events, all at once. */
export function sendEvents(...events: string[]): Responder {
  return (response) => void response.writeHead(200, EVENT_STREAM).end(events.join(''))
}

/** The server-sent event of a chunk. */
export function eventOf(chunk: object): string {
  return `data: ${JSON.stringify(chunk)}\n\n`
}

/** The event of a chunk with these choices. */
export const chunkEvent = (...choices: unknown[]) => eventOf({ choices })

function deltaEvent(delta: object, finish_reason: string | null = null) {
  const usual = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: 'a-model' }
  return eventOf({ ...usual, choices: [{ index: 0, delta, finish_reason }] })
}

/** The events of a stream that goes on: the role, and one delta for each text. */
export function beginningOf(...texts: string[]): string[] {
  const role = deltaEvent({ role: 'assistant', content: '' })
  return [role, ...texts.map((content) => deltaEvent({ content }))]
}

export const STREAM_END = [deltaEvent({}, 'stop'), DONE]

/** The events of a complete stream. */
export const streamOf = (...texts: string[]) => [...beginningOf(...texts), ...STREAM_END]

/** A complete stream, but for [DONE]. */
export const WITHOUT_DONE = streamOf('# Soup').slice(0, -1).join('')

/** A streamed response that the test writes and ends, even before the request has arrived. */
export function openStream(...beginning: string[]) {
  const body = new PassThrough()
  body.write(beginning.join(''))
  let response: ServerResponse | undefined
  return {
    respond(opened: ServerResponse) {
      response = opened
      response.writeHead(200, EVENT_STREAM).flushHeaders()
      body.pipe(response)
    },
    isClosed: () => response?.closed ?? false,
    /** Whether the client has left before the end. */
    isCutOff: () => Boolean(response?.closed && !response.writableFinished),
    write: (...events: string[]) => body.write(events.join('')),
    end: (...events: string[]) => body.end(events.join('')),
  }
}

import type { ServerResponse } from 'node:http'

/** A stream that the test writes piece by piece. */
export function openStream() {
  let response: ServerResponse | undefined
  let closed = () => {}
  const isClosed = new Promise<void>((resolve) => {
    closed = resolve
  })
  return {
    isClosed,
    answer(opened: ServerResponse) {
      response = opened.on('close', closed)
      response.writeHead(200, { 'Content-Type': 'text/event-stream' }).flushHeaders()
    },
    write: (...events: string[]) => response?.write(events.join('')),
    end: (...events: string[]) => response?.end(events.join('')),
  }
}

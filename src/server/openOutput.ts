/** What is sent within this time is written together: writes take most of a stream's CPU. */
const WRITE_EVERY_MS = 50

export type Output = ReturnType<typeof openOutput>

/** A response body that grows while it is sent. Writes to a client that left are ignored. */
export function openOutput() {
  const { readable, writable } = new TextEncoderStream()
  const writer = writable.getWriter()
  let waiting = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  // Rejects if the client has left, and so do the promises below.
  writer.closed.catch(() => {})

  function write() {
    timer = undefined
    if (!waiting) return
    writer.write(waiting).catch(() => {})
    waiting = ''
    timer = setTimeout(write, WRITE_EVERY_MS)
  }

  return {
    body: readable,
    /** Writes the first text at once. */
    send(text: string) {
      waiting += text
      if (!timer) write()
    },
    /** Waits for a client that reads slowly. */
    whenRead: () => writer.ready.catch(() => {}),
    end(text: string) {
      clearTimeout(timer)
      writer.write(waiting + text).catch(() => {})
      writer.close().catch(() => {})
    },
  }
}

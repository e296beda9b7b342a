/** What is sent closer together is written together: a write costs more than all the rest. */
const WRITE_EVERY_MS = 50

export type Output = ReturnType<typeof openOutput>

/** A body that is written while it is sent. `onLeave` is called if the client leaves before `end`. */
export function openOutput(onLeave: () => void) {
  const encoder = new TextEncoder()
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let waiting = ''
  let onRead = () => {}

  function write() {
    timer = undefined
    if (!waiting) return
    controller?.enqueue(encoder.encode(waiting))
    waiting = ''
    timer = setTimeout(write, WRITE_EVERY_MS)
  }

  function forget() {
    clearTimeout(timer)
    controller = undefined
    onRead()
  }

  return {
    body: new ReadableStream<Uint8Array>({
      start(given) {
        controller = given
      },
      pull: () => onRead(),
      cancel() {
        forget()
        onLeave()
      },
    }),
    send(text: string) {
      waiting += text
      if (!timer) write()
    },
    /** Waits for a client that reads slowly. */
    async whenRead() {
      if (!controller || (controller.desiredSize ?? 0) > 0) return
      await new Promise<void>((resolve) => {
        onRead = resolve
      })
    },
    end(text: string) {
      waiting += text
      write()
      controller?.close()
      forget()
    },
  }
}

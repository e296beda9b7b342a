/** What is sent within this time is written together: else a stream takes 1.2 times the CPU. */
const WRITE_EVERY_MS = 50

export type Output = ReturnType<typeof openOutput>

/** A response body that grows while it is sent. What comes after its end is ignored. */
export function openOutput() {
  const encoder = new TextEncoder()
  let unsent = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Undefined once the body has ended, or the client has left. */
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  let onRead = () => {}
  // Not a TextEncoderStream: with it, a stream takes 6% more CPU.
  const body = new ReadableStream<Uint8Array>({
    start(opened) {
      controller = opened
    },
    pull: () => onRead(),
    cancel() {
      controller = undefined
      onRead()
    },
  })

  function write() {
    timer = undefined
    if (!unsent) return
    controller?.enqueue(encoder.encode(unsent))
    unsent = ''
    timer = setTimeout(write, WRITE_EVERY_MS)
  }

  return {
    body,
    /** The first text is written at once, later ones together. */
    send(text: string) {
      unsent += text
      if (!timer) write()
    },
    /** Waits for a client that reads slowly. */
    async waitUntilRead() {
      const isBehind = controller && Number(controller.desiredSize) <= 0
      if (isBehind) await new Promise<void>((resolve) => (onRead = resolve))
    },
    end(text: string) {
      controller?.enqueue(encoder.encode(unsent + text))
      controller?.close()
      controller = undefined
    },
  }
}

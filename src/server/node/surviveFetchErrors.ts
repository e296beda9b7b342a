import type { Log } from '../log.ts'

/** In Node 20 to 24, fetch can emit the error of an aborted call once more, where no caller can listen. */
export function surviveLateAborts(log: Log): void {
  process.on('uncaughtException', ({ name, stack }) => {
    if (name === 'AbortError') return log({ type: 'error', message: stack })
    // The state is unknown, so the process ends, as by default.
    console.error(stack)
    process.exit(1)
  })
}

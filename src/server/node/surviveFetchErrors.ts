import { log } from '../log.ts'

/** Logs two errors that Node's fetch throws where no caller can catch them. Any other ends the process, as by default. */
export function surviveFetchErrors(): void {
  process.on('uncaughtException', (error) => {
    if (isLateAbort(error) || isPausedAtEnd(error))
      return log({ type: 'warning', message: error.stack })
    console.error(error.stack)
    process.exit(1)
  })
}

/** Node 20 to 24 can emit the error of an aborted call once more. */
const isLateAbort = ({ name }: Error) => name === 'AbortError'

/** Node 22 and 24: upstream closes the connection while fetch is pausing (nodejs/undici#5360, fixed in Node 26). */
const isPausedAtEnd = ({ stack = '' }: Error) =>
  /^AssertionError.*\s+assert\(!this\.paused\)\s+at .*undici/.test(stack)

import { log } from '../log.ts'

/** Logs two errors of fetch that no caller can catch. Returns a function that ends this. */
export function surviveFetchErrors(): () => void {
  process.on('uncaughtException', handleUncaught)
  return () => process.off('uncaughtException', handleUncaught)
}

function handleUncaught(thrown: unknown) {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown))
  if (isLateAbort(error) || isPausedAtEnd(error))
    return log({ type: 'warning', message: error.stack })
  console.error(error.stack)
  process.exit(1)
}

/** Node 20 to 24 can emit the error of an aborted call once more. */
const isLateAbort = ({ name }: Error) => name === 'AbortError'

/** Node 22 and 24: upstream closes the connection while fetch pauses (nodejs/undici#5360). */
const isPausedAtEnd = ({ stack = '' }: Error) =>
  /^AssertionError.*\s+assert\(!this\.paused\)\s+at .*undici/.test(stack)

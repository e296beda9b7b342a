/**
 * A controller that aborts when `signal` does, as AbortSignal.any would in browsers from 2024 on. Once it has aborted by
 * itself, `signal` is free of it.
 */
export function abortingWith(signal: AbortSignal): AbortController {
  const controller = new AbortController()
  const abort = () => controller.abort(signal.reason)
  if (signal.aborted) abort()
  signal.addEventListener('abort', abort, { signal: controller.signal })
  return controller
}

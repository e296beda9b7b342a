type LazyChunk = typeof import('./lazyChunk.ts')

const loader = createChunkLoader<LazyChunk>((url) =>
  url ? import(/* @vite-ignore */ url) : import('./lazyChunk.ts'),
)

export const loadLazyChunk = loader.load

// In development, keep the state when the lazy chunk is edited.
import.meta.hot?.accept('./lazyChunk.ts', (chunk) => loader.replace(chunk as LazyChunk | undefined))

/** Loads a chunk once, and again after a failure. */
export function createChunkLoader<Chunk>(importChunk: (url?: string) => Promise<Chunk>) {
  let loading: Promise<Chunk> | undefined
  let failures = 0
  return {
    load(): Promise<Chunk> {
      loading ??= importChunk(findRetryUrl(failures)).catch((error) => {
        failures++
        loading = undefined
        throw error
      })
      return loading
    },
    /** Called by Vite after an edit. `chunk` is missing after a syntax error. */
    replace(chunk: Chunk | undefined) {
      if (chunk) loading = Promise.resolve(chunk)
    },
  }
}

/** Another URL at each retry: browsers remember a module that was cut short (whatwg/html#6768). */
function findRetryUrl(failures: number): string | undefined {
  if (failures === 0) return undefined
  const resources = performance.getEntriesByType('resource')
  // The build names the chunk after its module.
  const chunk = resources.find(({ name }) => name.includes('/lazyChunk'))
  return chunk && `${chunk.name}?${failures}`
}

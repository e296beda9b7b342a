/** Loads a chunk once, and again after a failure. The build names the chunk after its module. */
export function createChunkLoader<Chunk>(
  moduleName: string,
  importChunk: (url?: string) => Promise<Chunk>,
) {
  let loading: Promise<Chunk> | undefined
  let failures = 0
  return {
    load(): Promise<Chunk> {
      loading ??= importChunk(makeRetryUrl(moduleName, failures)).catch((error) => {
        failures++
        loading = undefined
        throw error
      })
      return loading
    },
    /** After an edit. Vite has no chunk if the edit has a syntax error. */
    replace(chunk: Chunk | undefined) {
      if (chunk) loading = Promise.resolve(chunk)
    },
  }
}

/** Another URL at each retry: browsers remember a module that was cut short (whatwg/html#6768). */
function makeRetryUrl(moduleName: string, failures: number): string | undefined {
  if (failures === 0) return undefined
  const resources = performance.getEntriesByType('resource')
  const chunk = resources.find(({ name }) => name.includes(`/${moduleName}`))
  return chunk && `${chunk.name}?${failures}`
}

export const loadRecipeChunk = retryableImport(() => import('./recipeChunk.ts'))

type RetryableImport<Module> = { (): Promise<Module>; loaded?: Module }

/**
 * An import() that can be called again after a failure; `loaded` is the module once it has loaded. Firefox before 155
 * remembers a URL that failed, so each retry adds `?n` to it. Nothing but the source of `load` tells the chunk's URL.
 */
function retryableImport<Module>(load: () => Promise<Module>): RetryableImport<Module> {
  const [url] = String(load).match(/\.\/[\w-]+\.js/) ?? []
  let failures = 0
  const retryable: RetryableImport<Module> = async () => {
    try {
      retryable.loaded ??= await (url && failures
        ? import(/* @vite-ignore */ `${url}?${failures}`)
        : load())
      return retryable.loaded as Module
    } catch (error) {
      failures++
      throw error
    }
  }
  return retryable
}

export const loadRecipeChunk = retryableImport(() => import('./recipeChunk.ts'))

type RetryableImport<Module> = { (): Promise<Module>; loaded?: Module }

/**
 * An import() that can be called again after a failure; `loaded` is the module once it has loaded. Firefox before 155
 * remembers a URL that failed, so each retry adds `?n` to it. Once Baseline has Firefox 155, a plain import() will do.
 */
function retryableImport<Module extends object>(
  load: () => Promise<Module>,
): RetryableImport<Module> {
  // The built `load` is `() => import("./recipeChunk-….js")`. Bundlers give no other way to its URL. The dev server
  // needs no retry, and its URLs do not match.
  const [url] = String(load).match(/\.\/[\w-]+\.js/) ?? []
  let failures = 0
  const retryable: RetryableImport<Module> = async () => {
    if (retryable.loaded) return retryable.loaded
    try {
      const module: Module = await (url && failures
        ? import(/* @vite-ignore */ `${url}?${failures}`)
        : load())
      // A file that was cut before its first byte is a valid module.
      if (Object.keys(module).length === 0) throw new Error('A chunk of the page is empty')
      retryable.loaded = module
      return module
    } catch (error) {
      failures++
      throw error
    }
  }
  return retryable
}

/** Loads something, and keeps it in `loaded`. After a failure the next call loads again. */
export type LoadOnce<Loaded> = { (): Promise<Loaded>; loaded?: Loaded }

/**
 * Loads the export `name` of the module that `load` imports. Firefox before 155 never again loads an address at which
 * an import() has failed, so it is tried under another; the error names the first.
 */
export function loadOnce<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): LoadOnce<Module[Name]> {
  let address: string | undefined
  let failures = 0
  const once: LoadOnce<Module[Name]> = async () => {
    try {
      const module: Module = await (address ? import(`${address}?${failures}`) : load())
      once.loaded ??= module[name]
      return once.loaded
    } catch (error) {
      failures++
      address ??= String(error).match(/\S+\.js$/)?.[0]
      throw error
    }
  }
  return once
}

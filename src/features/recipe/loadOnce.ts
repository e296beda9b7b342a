/** Loads something, and keeps it in `loaded`. After a failure the next call loads again. */
export type LoadOnce<Loaded> = { (): Promise<Loaded>; loaded?: Loaded }

/**
 * Loads the export `name` of the module that `load` imports. Browsers may never again load an address at which an
 * import() has failed, be it that it never came or was cut short, so it is tried under another. In a built page the
 * source of `load` has the first.
 */
export function loadOnce<Module, Name extends keyof Module & string>(
  load: () => Promise<Module>,
  name: Name,
): LoadOnce<Module[Name]> {
  const [address] = String(load).match(/\.\/[^`'"]+\.js/) ?? []
  let failures = 0
  const once: LoadOnce<Module[Name]> = async () => {
    try {
      const module: Module = await (address && failures ? import(`${address}?${failures}`) : load())
      once.loaded ??= module[name]
      if (!once.loaded) throw new Error(`The page’s own ${name} is missing`)
      return once.loaded
    } catch (error) {
      failures++
      throw error
    }
  }
  return once
}

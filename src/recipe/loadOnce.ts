/** Loads something, and keeps it in `loaded`. After a failure the next call loads again. */
export type LoadOnce<Loaded> = { (): Promise<Loaded>; loaded?: Loaded }

export function loadOnce<Loaded>(load: () => Promise<Loaded>): LoadOnce<Loaded> {
  const once: LoadOnce<Loaded> = async () => {
    once.loaded ??= await load()
    return once.loaded
  }
  return once
}

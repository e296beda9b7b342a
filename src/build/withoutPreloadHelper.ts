import type { Plugin } from 'vite'

/**
 * Leaves out what Vite wraps around each `import()`: it fetches the styles and imports of a chunk beside it, and ours
 * have none. It was 500 B of the first load.
 */
export function withoutPreloadHelper(): Plugin {
  return {
    name: 'without-preload-helper',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load()',
    },
  }
}

import type { Plugin } from 'vite'

const HELPER = /vite\/preload-helper/

/**
 * Leaves out what Vite puts around each import() to fetch the styles and chunks that it depends on: there are none, as
 * each of ours is one chunk and the styles are in index.html. That is 1 % of the first load.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: HELPER },
      handler: () => 'export const __vitePreload = (load) => load()',
    },
  }
}

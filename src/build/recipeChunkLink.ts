import type { Plugin } from 'vite'

/** Writes the URL of the lazy chunk into index.html for loadRecipeChunk.ts. Browsers ignore a link of this kind. */
export function recipeChunkLink(): Plugin {
  return {
    name: 'recipe-chunk-link',
    apply: 'build',
    transformIndexHtml(_, { bundle = {} }) {
      const chunk = Object.values(bundle).find(({ name }) => name === 'recipeChunk')
      if (!chunk) throw new Error('The build must have a chunk named recipeChunk')
      const attrs = { rel: 'recipe-chunk', href: `./${chunk.fileName}` }
      return [{ tag: 'link', attrs, injectTo: 'head' }]
    },
  }
}

import { fileURLToPath } from 'node:url'
import { type Plugin, runnerImport } from 'vite'
import { keepEarlyIngredients } from '../features/ingredients/earlyIngredients.ts'
import type { RecipeOffer } from '../settings.ts'

const FIRST_SCREEN = fileURLToPath(new URL('firstScreen.tsx', import.meta.url))
const ICON = /<link rel="icon"[^>]* href="([^"]+)"/
const EMPTY_ROOT = '<div id="root"></div>'

/** Renders the first screen into index.html at build time, so that it is seen before any script has come. */
export function prerender(recipeOffer: RecipeOffer): Plugin {
  return {
    name: 'prerender',
    apply: 'build',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const [, icon] = html.match(ICON) ?? []
        if (!icon || !html.includes(EMPTY_ROOT))
          throw new Error(`index.html has no icon, or no ${EMPTY_ROOT}`)
        const { module } = await runnerImport<typeof import('./firstScreen.tsx')>(FIRST_SCREEN)
        const screen = module.firstScreen({ icon, recipeOffer })
        const script = `<script>(${keepEarlyIngredients})()</script>`
        return html.replace(EMPTY_ROOT, () => `<div id="root">${screen}</div>${script}`)
      },
    },
  }
}

import { fileURLToPath } from 'node:url'
import { type Plugin, runnerImport } from 'vite'
import { keepEarlyIngredients } from '../features/ingredients/earlyIngredients.ts'

const FIRST_SCREEN = fileURLToPath(new URL('firstScreen.tsx', import.meta.url))
const EMPTY_ROOT = '<div id="root"></div>'

/** Renders the first screen into index.html, so that it is painted before any script has loaded. */
export function prerender(): Plugin {
  let define: Record<string, unknown> = {}
  return {
    name: 'prerender',
    apply: 'build',
    configResolved(config) {
      define = config.define ?? {}
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        if (!html.includes(EMPTY_ROOT)) throw new Error(`index.html does not contain ${EMPTY_ROOT}`)
        const { module } = await runnerImport<typeof import('./firstScreen.tsx')>(FIRST_SCREEN, {
          define,
        })
        const script = `<script>(${keepEarlyIngredients})()</script>`
        return html.replace(
          EMPTY_ROOT,
          () => `<div id="root">${module.firstScreen()}</div>${script}`,
        )
      },
    },
  }
}

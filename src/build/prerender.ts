import { fileURLToPath } from 'node:url'
import { type Plugin, runnerImport } from 'vite'
import { keepEarlyIngredients } from '../features/ingredients/earlyIngredients.ts'

const FIRST_SCREEN = fileURLToPath(new URL('firstScreen.tsx', import.meta.url))
const EMPTY_ROOT = '<div id="root"></div>'

/** Renders the first screen into index.html, so that it is painted before any script has loaded. */
export function prerender(define: Record<string, string>): Plugin {
  return {
    name: 'prerender',
    apply: 'build',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        type FirstScreen = typeof import('./firstScreen.tsx')
        if (!html.includes(EMPTY_ROOT)) throw new Error(`index.html must contain ${EMPTY_ROOT}`)
        const { module } = await runnerImport<FirstScreen>(FIRST_SCREEN, { define })
        const root = `<div id="root">${module.firstScreen()}</div>`
        const script = `<script>(${keepEarlyIngredients})()</script>`
        return html.replace(EMPTY_ROOT, () => root + script)
      },
    },
  }
}

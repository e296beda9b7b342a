import { fileURLToPath } from 'node:url'
import { type Plugin, runnerImport } from 'vite'
import { keepEarlyIngredients } from '../features/ingredients/earlyIngredients.ts'

const FIRST_SCREEN = fileURLToPath(new URL('firstScreen.tsx', import.meta.url))
const EMPTY_ROOT = '<div id="root"></div>'
const STYLESHEET = '<link rel="stylesheet" href="/src/app/page.css" />'
const INLINE_STYLES = "<style>@import '/src/app/page.css';</style>"

/** Renders the first screen and its styles into index.html, so that it is painted before any other file has loaded. */
export function prerender(define: Record<string, string>): Plugin {
  return {
    name: 'prerender',
    apply: 'build',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        type FirstScreen = typeof import('./firstScreen.tsx')
        const { module } = await runnerImport<FirstScreen>(FIRST_SCREEN, { define })
        const root = `<div id="root">${module.firstScreen()}</div>`
        const script = `<script>(${keepEarlyIngredients})()</script>`
        return html.replace(STYLESHEET, INLINE_STYLES).replace(EMPTY_ROOT, () => root + script)
      },
    },
  }
}

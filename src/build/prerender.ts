import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { minify, type Plugin, runnerImport, transformWithOxc } from 'vite'

const FIRST_SCREEN = join(import.meta.dirname, 'firstScreen.tsx')
const EARLY_SCRIPT = join(import.meta.dirname, '../features/ingredients/earlyIngredients.ts')
const EMPTY_ROOT = '<div id="root"></div>'
const STYLESHEET = '<link rel="stylesheet" href="/src/app/page.css" />'
const INLINE_STYLES = "<style>@import '/src/app/page.css';</style>"

/** Not `typeof import(…)`: the types of the page need the DOM, which the build does not have. */
type FirstScreen = { firstScreen: () => string }

/** Renders the first screen and its styles into index.html, so that it is painted before any other file has loaded. */
export function prerender(define: Record<string, string>): Plugin {
  return {
    name: 'prerender',
    apply: 'build',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const { module } = await runnerImport<FirstScreen>(FIRST_SCREEN, { define })
        const root = `<div id="root">${module.firstScreen()}</div>`
        const { code } = await transformWithOxc(await readFile(EARLY_SCRIPT, 'utf8'), EARLY_SCRIPT)
        const script = `<script>${(await minify(EARLY_SCRIPT, code)).code}</script>`
        return html.replace(STYLESHEET, INLINE_STYLES).replace(EMPTY_ROOT, () => root + script)
      },
    },
  }
}

import { join } from 'node:path'
import { build, type Plugin, type Rolldown, runnerImport } from 'vite'
import { ROOT_ID } from '../features/ingredients/earlyIds.ts'

const FIRST_SCREEN = join(import.meta.dirname, '../app/firstScreen.tsx')
const EARLY_SCRIPT = join(import.meta.dirname, '../features/ingredients/earlyIngredients.ts')
const EMPTY_ROOT = `<div id="${ROOT_ID}"></div>`
const STYLESHEET = '<link rel="stylesheet" href="/src/app/page.css" />'
const INLINE_STYLES = "<style>@import '/src/app/page.css';</style>"

/** Not `typeof import(…)`: the types of the page need the DOM, which the build does not have. */
type FirstScreen = { renderFirstScreen: () => string }

/** Renders the first screen and its styles into index.html, so that it is painted before any other file has loaded. */
export function prerender(define: Record<string, string>): Plugin {
  return {
    name: 'prerender',
    apply: 'build',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const { module } = await runnerImport<FirstScreen>(FIRST_SCREEN, { define })
        const root = `<div id="${ROOT_ID}">${module.renderFirstScreen()}</div>`
        const script = `<script>${await bundle(EARLY_SCRIPT)}</script>`
        return replace(replace(html, STYLESHEET, INLINE_STYLES), EMPTY_ROOT, root + script)
      },
    },
  }
}

async function bundle(entry: string): Promise<string> {
  const lib = { entry, formats: ['iife' as const], name: 'early' }
  const options = { configFile: false as const, logLevel: 'error' as const }
  const built = await build({ ...options, build: { write: false, lib } })
  const [{ output }] = built as [Rolldown.RolldownOutput]
  return output[0].code
}

function replace(html: string, place: string, replacement: string): string {
  if (!html.includes(place)) throw new Error(`index.html must contain ${place}`)
  return html.replace(place, () => replacement)
}

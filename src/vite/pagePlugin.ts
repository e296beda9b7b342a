import { hash } from 'node:crypto'
import { join } from 'node:path'
import { type Plugin, type Rolldown, runnerImport } from 'vite'
import { isGateway } from '../endpoints.ts'
import type { ChatSettings, PageSettings } from '../settings.ts'

const FIRST_SCREEN = join(import.meta.dirname, '../app/renderFirstScreen.tsx')
/** Not `typeof import(…)`: the types of the page need the DOM, which the build does not have. */
type FirstScreen = { renderFirstScreen: (settings: PageSettings) => string }

const TOKEN_WARNING = 'VITE_HF_TOKEN is in the built page: anyone can read and use the token.'

/** Inlines the styles, prerenders the first screen, and adds the security policy. */
export function pagePlugin(settings: PageSettings): Plugin {
  return {
    name: 'page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(template, { bundle = {} }) {
        const { module } = await runnerImport<FirstScreen>(FIRST_SCREEN)
        const files = Object.values(bundle)
        const styles = files.find((file) => file.fileName.endsWith('.css')) as Rolldown.OutputAsset
        delete bundle[styles.fileName]
        const html = template
          .replace(/<link rel="stylesheet".*?>/, () => `<style>${styles.source}</style>`)
          .replace('<div id="root">', (root) => root + module.renderFirstScreen(settings))
        const policy = writePolicy(html, settings.chat)
        const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`
        return html.replace('<head>', (head) => `${head}\n    ${meta}`)
      },
    },
    buildEnd() {
      if (settings.chat.token) this.warn(TOKEN_WARNING)
    },
  }
}

/** Inline scripts and styles are allowed by their hashes: the browser blocks any other. */
function writePolicy(html: string, { endpoint }: ChatSettings): string {
  const server = isGateway(endpoint) ? "'self'" : new URL(endpoint).origin
  return [
    "default-src 'none'",
    `script-src 'self' ${hashContents(/<script>(.*?)<\/script>/gs, html)}`,
    `style-src ${hashContents(/<style>(.*?)<\/style>/gs, html)}`,
    "img-src 'self' data:",
    `connect-src ${server}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
}

function hashContents(pattern: RegExp, html: string): string {
  const contents = [...html.matchAll(pattern)].map(([, content = '']) => content)
  return contents.map((content) => `'sha256-${hash('sha256', content, 'base64')}'`).join(' ')
}

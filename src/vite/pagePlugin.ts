import { hash } from 'node:crypto'
import { join } from 'node:path'
import { type Plugin, type Rolldown, runnerImport } from 'vite'
import { type ChatSettings, GATEWAY, type PageSettings } from '../settings.ts'

const FIRST_SCREEN = join(import.meta.dirname, '../app/firstScreen.tsx')
/** Not `typeof import(…)`: the types of the page need the DOM, which the build does not have. */
type FirstScreen = { renderFirstScreen: (settings: PageSettings) => string }

const ROOT = '<div id="root">'
const STYLESHEET = /<link rel="stylesheet".*?>/

const TOKEN_WARNING = 'VITE_HF_TOKEN is in the built page: anyone can read and use the token.'

/**
 * Completes index.html: the first screen and its styles, so that it is painted before any other file has loaded, the URL
 * of the lazy chunk, and the security policy. Writes all headers to `_headers` for hosts. Warns about a token.
 */
export function pagePlugin(settings: PageSettings): Plugin {
  let policy = ''
  return {
    name: 'page',
    apply: 'build',
    transformIndexHtml: {
      // Last, because the policy has the hashes of the inline scripts and styles.
      order: 'post',
      async handler(html, { bundle = {} }) {
        const { module } = await runnerImport<FirstScreen>(FIRST_SCREEN)
        const styles = findFile(/\.css$/, bundle) as Rolldown.OutputAsset
        delete bundle[styles.fileName]
        // Browsers ignore a link of this kind. loadRecipeChunk.ts reads it.
        const link = `<link rel="recipe-chunk" href="./${findFile(/recipeChunk-/, bundle).fileName}" />`
        const styled = replace(html, STYLESHEET, `<style>${styles.source}</style>\n    ${link}`)
        const complete = replace(styled, ROOT, ROOT + module.renderFirstScreen(settings))
          // Browsers hash inline scripts with LF line ends.
          .replaceAll('\r', '')
        policy = policyFor(complete, settings.chat)
        const attrs = { 'http-equiv': 'Content-Security-Policy', content: policy }
        return { html: complete, tags: [{ tag: 'meta', attrs, injectTo: 'head-prepend' }] }
      },
    },
    generateBundle: {
      // After Vite has made index.html.
      order: 'post',
      handler() {
        this.emitFile({ type: 'asset', fileName: '_headers', source: headersFile(policy) })
        if (settings.chat.token) this.warn(TOKEN_WARNING)
      },
    },
  }
}

function findFile(name: RegExp, bundle: Rolldown.OutputBundle) {
  const file = Object.values(bundle).find(({ fileName }) => name.test(fileName))
  if (!file) throw new Error(`The build must have a file with ${name} in its name`)
  return file
}

function replace(html: string, place: string | RegExp, content: string): string {
  if (html.search(place) < 0) throw new Error(`index.html must contain ${place}`)
  return html.replace(place, () => content)
}

/** Inline scripts and styles are allowed by their hashes, so nothing that is added later runs. */
function policyFor(html: string, { endpoint }: ChatSettings): string {
  const chatServer = endpoint === GATEWAY ? "'self'" : new URL(endpoint).origin
  return [
    "default-src 'none'",
    `script-src 'self' ${hashesOf(/<script>(.*?)<\/script>/gs, html)}`,
    `style-src ${hashesOf(/<style>(.*?)<\/style>/gs, html)}`,
    "img-src 'self' data:",
    `connect-src ${chatServer}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ')
}

function hashesOf(pattern: RegExp, html: string): string {
  const contents = [...html.matchAll(pattern)].map(([, content = '']) => content)
  return contents.map((content) => `'sha256-${hash('sha256', content, 'base64')}'`).join(' ')
}

/** `frame-ancestors` works only in a header. Only one rule has Cache-Control: Cloudflare would join two values. */
const headersFile = (policy: string) => `/*
  Content-Security-Policy: ${policy}; frame-ancestors 'none'
  Cross-Origin-Opener-Policy: same-origin
  Cross-Origin-Resource-Policy: same-origin
  Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()
  Referrer-Policy: no-referrer
  X-Content-Type-Options: nosniff
/assets/*
  Cache-Control: public, max-age=31536000, immutable
`

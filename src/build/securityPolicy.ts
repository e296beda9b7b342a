import { hash } from 'node:crypto'
import type { Plugin } from 'vite'
import { type ChatSettings, GATEWAY } from '../settings.ts'

const TOKEN_WARNING =
  'VITE_HF_TOKEN is in the built page: anyone who opens it can read and use the token.'

/** Writes the security policy into index.html, and all headers into `_headers` for hosts. Warns about a token. */
export function securityPolicy(chatSettings: ChatSettings): Plugin {
  let policy = ''
  return {
    name: 'security-policy',
    apply: 'build',
    transformIndexHtml: {
      // Last, because it hashes the inline scripts and styles.
      order: 'post',
      handler(html) {
        policy = policyFor(html, chatSettings)
        const attrs = { 'http-equiv': 'Content-Security-Policy', content: policy }
        return [{ tag: 'meta', attrs, injectTo: 'head-prepend' }]
      },
    },
    generateBundle: {
      // After Vite has made index.html.
      order: 'post',
      handler() {
        this.emitFile({ type: 'asset', fileName: '_headers', source: headersFile(policy) })
        if (chatSettings.token) this.warn(TOKEN_WARNING)
      },
    },
  }
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
    "trusted-types 'none'",
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

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { type ChatSettings, HUGGING_FACE_ROUTER } from '../settings.ts'

/** Puts the page's Content Security Policy into it, for hosts that send no headers, and sends it as one in preview. */
export function securityPolicy(chat: ChatSettings): Plugin {
  return {
    name: 'security-policy',
    apply: (_, { command, isPreview }) => command === 'build' || isPreview === true,
    transformIndexHtml: {
      order: 'post',
      handler: (html) => [
        {
          tag: 'meta',
          attrs: { 'http-equiv': 'Content-Security-Policy', content: policyFor(html, chat) },
          injectTo: 'head-prepend',
        },
      ],
    },
    configurePreviewServer({ middlewares, config }) {
      const page = resolve(config.root, config.build.outDir, 'index.html')
      middlewares.use((_, response, next) => {
        // frame-ancestors only works in a header.
        const policy = `${policyIn(readFileSync(page, 'utf8'))}; frame-ancestors 'none'`
        response.setHeader('Content-Security-Policy', policy)
        response.setHeader('X-Content-Type-Options', 'nosniff')
        next()
      })
    },
  }
}

/** What is inline is allowed by its hash: what was built, and nothing that was put in later. */
function policyFor(html: string, chat: ChatSettings): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${hashesOf(/<script>(.*?)<\/script>/gs, html)}`,
    `style-src ${hashesOf(/<style>(.*?)<\/style>/gs, html)}`,
    "img-src 'self' data:",
    `connect-src ${chatOrigin(chat)}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}

function hashesOf(element: RegExp, html: string): string {
  const contents = [...html.matchAll(element)].map(([, content = '']) => content)
  return contents
    .map((content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`)
    .join(' ')
}

function chatOrigin(chat: ChatSettings): string {
  if (chat.route === 'hugging-face') return HUGGING_FACE_ROUTER
  return chat.endpoint.startsWith('/') ? "'self'" : new URL(chat.endpoint).origin
}

/** The policy that was built into `html`. */
export function policyIn(html: string): string {
  const [, policy = "default-src 'none'"] =
    html.match(/http-equiv="Content-Security-Policy" content="([^"]*)"/) ?? []
  return policy.replaceAll('&#39;', "'")
}

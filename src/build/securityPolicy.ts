import type { Plugin } from 'vite'
import { type ChatSettings, HUGGING_FACE_ROUTER } from '../settings.ts'

/** Builds the page's Content Security Policy into it, and sends it as a header in preview. */
export function securityPolicy(chat: ChatSettings): Plugin {
  return {
    name: 'security-policy',
    apply: (_, { command, isPreview }) => command === 'build' || isPreview === true,
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: policy(chat) },
        injectTo: 'head-prepend',
      },
    ],
    configurePreviewServer({ middlewares }) {
      middlewares.use((_, response, next) => {
        // Browsers heed frame-ancestors in a header only.
        response.setHeader('Content-Security-Policy', `${policy(chat)}; frame-ancestors 'none'`)
        response.setHeader('X-Content-Type-Options', 'nosniff')
        next()
      })
    },
  }
}

function policy(chat: ChatSettings): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    `connect-src ${chatOrigin(chat)}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}

function chatOrigin(chat: ChatSettings): string {
  if (chat.route === 'hugging-face') return HUGGING_FACE_ROUTER
  return chat.endpoint.startsWith('/') ? "'self'" : new URL(chat.endpoint).origin
}

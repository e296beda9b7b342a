import type { Plugin } from 'vite'

/** Puts the stylesheet into index.html itself: the first paint waits for no other file. */
export function inlineStyles(): Plugin {
  return {
    name: 'inline-styles',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) =>
        html.replace(/<link rel="stylesheet"[^>]*>/g, (link) => {
          const sheet = Object.values(bundle).find(({ fileName }) => link.includes(fileName))
          if (sheet?.type !== 'asset') throw new Error(`No file was built for ${link}`)
          delete bundle[sheet.fileName]
          return `<style>${sheet.source}</style>`
        }),
    },
  }
}

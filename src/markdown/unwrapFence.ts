import type { Root } from 'mdast'

const LANGUAGES = ['', 'markdown', 'md']

/** Parses a reply that is inside a code fence as a whole, with at most one paragraph before it. */
export function unwrapFence(this: { parse(markdown: string): Root }) {
  return ({ children }: Root) => {
    const at = children.findIndex(({ type }) => type === 'code')
    const fence = children[at]
    if (fence?.type !== 'code' || at > 1 || !LANGUAGES.includes(fence.lang ?? '')) return
    children.splice(at, 1, ...this.parse(fence.value).children)
  }
}

import type { Root } from 'mdast'

const LANGUAGES = ['', 'markdown', 'md']

/** Parses a code fence that is the first or second block: some models put their whole reply into one. */
export function unwrapFence(this: { parse(markdown: string): Root }) {
  return ({ children }: Root) => {
    const at = children.findIndex(({ type }) => type === 'code')
    const fence = children[at]
    if (fence?.type !== 'code' || at > 1 || !LANGUAGES.includes(fence.lang ?? '')) return
    children.splice(at, 1, ...this.parse(fence.value).children)
  }
}

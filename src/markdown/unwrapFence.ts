import type { Root } from 'mdast'

/** Some models put the whole reply into a code fence, with at most one paragraph before it. */
export function unwrapFence(this: { parse(markdown: string): unknown }) {
  return ({ children }: Root) => {
    const at = children.findIndex(({ type }) => type === 'code')
    const fence = children[at]
    if (fence?.type !== 'code' || at > 1 || !/^(?:|markdown|md)$/i.test(fence.lang ?? '')) return
    const { children: unwrapped } = this.parse(fence.value) as Root
    children.splice(at, 1, ...unwrapped)
  }
}

import type { ExtraProps } from 'react-markdown'

type Element = NonNullable<ExtraProps['node']>

const CONTAINERS = ['ul', 'ol', 'blockquote']

/** Removes the line feeds between the blocks of a list or quote: React can't insert a block before translated text. */
export function removeLineFeeds() {
  return function removeFrom(parent: Element) {
    const elements = parent.children.filter((child) => child.type === 'element')
    elements.forEach(removeFrom)
    if (CONTAINERS.includes(parent.tagName)) parent.children = elements
  }
}

type Node = { tagName?: string; type?: string; value?: string; children?: Node[] }

const CONTAINERS = ['ul', 'ol', 'blockquote']
/** Markdown.tsx replaces these as a whole. */
export const TEXT_ELEMENTS = ['p', 'li', 'th', 'td', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']

/** Moves the line feeds in lists and quotations into their blocks: React can't insert a block before translated text. */
export function moveLineFeeds() {
  return function moveIn({ tagName = '', children = [] }: Node) {
    children.forEach(moveIn)
    if (!CONTAINERS.includes(tagName)) return
    const blocks = children.filter(({ type }) => type === 'element')
    for (const { tagName = '', children } of blocks)
      if (TEXT_ELEMENTS.includes(tagName)) children?.push({ type: 'text', value: '\n' })
    children.splice(0, Infinity, ...blocks)
  }
}

type Node = { tagName?: string; type?: string; value?: string; children?: Node[] }

const CONTAINERS = ['ul', 'ol', 'blockquote']

/** Moves the line feeds in lists and quotations into their blocks: React can't insert a block before translated text. */
export function moveLineFeeds() {
  return function moveIn({ tagName = '', children = [] }: Node) {
    children.forEach(moveIn)
    if (!CONTAINERS.includes(tagName)) return
    const blocks = children.filter(({ type }) => type === 'element')
    for (const block of blocks) block.children?.push({ type: 'text', value: '\n' })
    children.splice(0, Infinity, ...blocks)
  }
}

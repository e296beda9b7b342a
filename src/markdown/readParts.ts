import type { BlockContent } from 'mdast'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { adaptSyntax } from './adaptSyntax.ts'
import { isWithinBounds } from './isWithinBounds.ts'
import { type Part, placeInParts } from './placeInParts.ts'
import { repairLines } from './repairLines.ts'

/** The markdown of each part, '' if the recipe lacks it. A text beyond the bounds has no parts. */
export function readParts(reply: string): Record<Part, string> {
  const source = isWithinBounds(reply) ? repairLines(reply) : ''
  const parts = placeInParts(unified().use(remarkParse).use(adaptSyntax).parse(source))
  const print = (node: BlockContent) => {
    const markdown = source.slice(node.position?.start.offset, node.position?.end.offset)
    return node.type === 'heading' ? markdown.replace(/^#+/, '#'.repeat(node.depth)) : markdown
  }
  const texts = Object.entries(parts).map(([part, nodes]) => [part, nodes.map(print).join('\n\n')])
  return Object.fromEntries(texts) as Record<Part, string>
}

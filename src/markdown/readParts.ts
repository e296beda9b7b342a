import type { BlockContent } from 'mdast'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { adaptSyntax } from './adaptSyntax.ts'
import { isWithinBounds } from './isWithinBounds.ts'
import { type Part, placeInParts } from './placeInParts.ts'
import { repairLines } from './repairLines.ts'
import { unwrap } from './unwrap.ts'

/** The markdown of each part, '' if the recipe lacks it. A text beyond the bounds has no parts. */
export function readParts(markdown: string): Record<Part, string> {
  const source = isWithinBounds(markdown) ? repairLines(unwrap(markdown)) : ''
  const parts = placeInParts(unified().use(remarkParse).use(adaptSyntax).parse(source))
  const print = (node: BlockContent) => {
    const text = source.slice(node.position?.start.offset, node.position?.end.offset)
    if (node.type !== 'heading') return text
    // Without the signs before it, or the line below it
    return `${'#'.repeat(node.depth)} ${text.replace(/^#+ *|\n[=-]+$/g, '')}`
  }
  const texts = Object.entries(parts).map(([part, nodes]) => [part, nodes.map(print).join('\n\n')])
  return Object.fromEntries(texts) as Record<Part, string>
}

import type { Heading, Root, RootContent } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'

/** The names of a recipe's parts, which are never its title. */
export const PART_NAME = /^[^\p{L}]*(?:ingredients?|instructions?|directions?|method|steps?)\b/iu

/** The first heading is the title, at level 1. The others follow below it in order, whatever their levels were. */
export function outline() {
  return ({ children }: Root) => {
    const first = children.findIndex(({ type }) => type === 'heading')
    /** The original levels of the current heading and of those that contain it, without the title. */
    let above: number[] = []
    children.forEach((block, at) => {
      if (block.type !== 'heading') return
      if (at === first && isTitle(block, children[at + 1])) {
        block.depth = 1
      } else {
        above = [...above.filter((depth) => depth < block.depth), block.depth]
        block.depth = Math.min(above.length + 1, 6) as Heading['depth']
      }
    })
  }
}

/** Not a title: the name of a part, or a heading below level 1 that ends in a colon or precedes a list. */
function isTitle(heading: Heading, next: RootContent | undefined): boolean {
  const text = textOf(heading)
  const isLikePart = next?.type === 'list' || /[:：]$/.test(text)
  return !PART_NAME.test(text) && (heading.depth === 1 || !isLikePart)
}

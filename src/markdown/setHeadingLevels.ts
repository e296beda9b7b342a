import type { Heading, Root, RootContent } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'

/** The names of a recipe's parts, which are never its title. */
export const PART_NAME = /^[^\p{L}]*(?:ingredients?|instructions?|directions?|method|steps?)\b/iu

/** The first heading, if it is a title, gets level 1. The others get the levels below it, without gaps. */
export function setHeadingLevels() {
  return ({ children }: Root) => {
    const first = children.findIndex(({ type }) => type === 'heading')
    /** The original levels of the current section and of those that contain it, without the title. */
    let openLevels: number[] = []
    children.forEach((block, at) => {
      if (block.type !== 'heading') return
      if (at === first && isTitle(block, children[at + 1])) {
        block.depth = 1
      } else {
        openLevels = [...openLevels.filter((level) => level < block.depth), block.depth]
        block.depth = Math.min(openLevels.length + 1, 6) as Heading['depth']
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

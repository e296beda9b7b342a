import type { Heading, Paragraph, Root, RootContent } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { COLON_END, hasFacts, isLikeHeading, LABEL, PART_NAME, PLAIN_TITLE } from './headings.ts'

/** The level of a line that becomes a heading, until setLevels runs: below the usual "#" headings. */
const LINE_LEVEL = 6

/** Turns lines that are meant as headings into headings. Then sets the levels: 1 for the title, no gaps below it. */
export function arrangeHeadings() {
  return ({ children }: Root) => {
    makeHeadings(children)
    setLevels(children)
  }
}

function makeHeadings(blocks: RootContent[]) {
  let next: RootContent | undefined
  // Backwards, because it matters whether the next block is a heading.
  for (const [at, block] of [...blocks.entries()].reverse()) {
    if (block.type === 'paragraph' && next && isMeantAsHeading(block, next, at === 0)) {
      const text = { type: 'text' as const, value: textOf(block) }
      blocks[at] = { type: 'heading', depth: LINE_LEVEL, children: [text] }
    }
    next = blocks[at]
  }
}

/** A label or a bold line before a block, or a plain first line before a heading. */
function isMeantAsHeading(line: Paragraph, next: RootContent, isFirst: boolean): boolean {
  const text = textOf(line)
  if (text.includes('\n') || !isLikeHeading(text) || hasFacts(text)) return false
  const [first] = line.children
  // A colon may follow the bold words.
  const isBold = first?.type === 'strong' && textOf(first).length >= text.length - 1
  if (PART_NAME.test(text) && (isBold || LABEL.test(text))) return true
  // Before another heading only a title makes sense. With a colon, the line introduces the reply.
  if (next.type === 'heading')
    return isBold ? !COLON_END.test(text) : isFirst && PLAIN_TITLE.test(text)
  return isBold || (!isFirst && LABEL.test(text))
}

function setLevels(blocks: RootContent[]) {
  const first = blocks.find(({ type }) => type === 'heading')
  /** The original levels of the current section and its parents, without the title. */
  let openLevels: number[] = []
  for (const [at, block] of blocks.entries()) {
    if (block.type !== 'heading') continue
    const isTitle = block === first && canBeTitle(block, blocks[at + 1])
    if (!isTitle) openLevels = [...openLevels.filter((level) => level < block.depth), block.depth]
    block.depth = Math.min(openLevels.length + 1, 6) as Heading['depth']
  }
}

/** Above a list, only "# Soup" can be a title. Elsewhere, "## Soup:" can be a title, but the line "Soup:" can't. */
function canBeTitle(heading: Heading, next: RootContent | undefined): boolean {
  const text = textOf(heading)
  if (PART_NAME.test(text)) return false
  const isLabel = heading.depth === LINE_LEVEL && COLON_END.test(text)
  return heading.depth === 1 || (!isLabel && next?.type !== 'list')
}

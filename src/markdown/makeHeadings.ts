import type { Paragraph, Root, RootContent } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { COLON_END, findName, hasFacts, isLikeHeading, LABEL, PLAIN_TITLE } from './headings.ts'

/** Turns lines that are meant as headings into headings, of a level below the usual "#" headings. */
export function makeHeadings() {
  return ({ children: blocks }: Root) => {
    let next: RootContent | undefined
    // Backwards, because it matters whether the next block is a heading.
    for (const [at, block] of [...blocks.entries()].reverse()) {
      if (block.type === 'paragraph' && next && isMeantAsHeading(block, next, at === 0)) {
        const text = { type: 'text' as const, value: textOf(block) }
        blocks[at] = { type: 'heading', depth: 6, children: [text] }
      }
      next = blocks[at]
    }
  }
}

/** A label or a bold line before a block, or a plain first line before a heading. */
function isMeantAsHeading(line: Paragraph, next: RootContent, isFirst: boolean): boolean {
  const text = textOf(line)
  if (text.includes('\n') || !isLikeHeading(text) || hasFacts(text)) return false
  const [first] = line.children
  // A colon may follow the bold words.
  const isBold = first?.type === 'strong' && textOf(first).length >= text.length - 1
  if (findName(text) && (isBold || LABEL.test(text))) return true
  // Before another heading only a title makes sense. With a colon, the line introduces the reply.
  if (next.type === 'heading')
    return isBold ? !COLON_END.test(text) : isFirst && PLAIN_TITLE.test(text)
  return isBold || (!isFirst && LABEL.test(text))
}

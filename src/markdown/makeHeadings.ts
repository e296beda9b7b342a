import type { Paragraph, Root, RootContent } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { PART_NAME } from './setHeadingLevels.ts'

export const MAX_HEADING_LENGTH = 80
/** At most five words: "For the dough:" */
export const LABEL = /^\p{L}[^\s.,!?*_|]*(?: [^\s.,!?*_|]+){0,4}[:：]$/u
const PLAIN_TITLE = /^\p{L}[^.,!?…。！？]{1,59}$/u
export const SENTENCE_END = /[.!?。！？]\s*$/
/** "Serves 2 · about 50 minutes", "Prep: 10 min" */
const FACTS = /[·|]|[:：] *(?:about |~)?\d|^(?:serves|makes|yields?)\b/i

/**
 * Makes a heading of a label ("For the dough:") or a bold line before a block, and of a plain first line before a heading.
 * Its depth, 6, is provisional: `setHeadingLevels` gives every heading its final level.
 */
export function makeHeadings() {
  return ({ children }: Root) => {
    // Backwards, because it matters whether the next block is a heading.
    for (let at = children.length - 2; at >= 0; at--) {
      const block = children[at]
      const next = children[at + 1]
      if (block?.type !== 'paragraph' || !next || !isMeantAsHeading(block, next, at === 0)) continue
      const text = { type: 'text' as const, value: textOf(block) }
      children[at] = { type: 'heading', depth: 6, children: [text] }
    }
  }
}

function isMeantAsHeading(block: Paragraph, next: RootContent, isFirst: boolean): boolean {
  const text = textOf(block)
  const isOneLine = block.position?.start.line === block.position?.end.line
  if (!isOneLine || text.length > MAX_HEADING_LENGTH) return false
  if (SENTENCE_END.test(text) || FACTS.test(text)) return false
  const [first] = block.children
  // A colon may follow the bold words.
  const isBold = first?.type === 'strong' && textOf(first).length >= text.length - 1
  if (PART_NAME.test(text) && (isBold || LABEL.test(text))) return true
  // Before another heading only a title makes sense, and a title does not end in a colon.
  if (next.type === 'heading')
    return !/[:：]$/.test(text) && (isBold || (isFirst && PLAIN_TITLE.test(text)))
  // A label in the first line introduces the reply: "Here is your recipe:"
  return isBold || (!isFirst && LABEL.test(text))
}

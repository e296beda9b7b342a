import { fenceAfter } from './fences.ts'

/** A footnote counts for the whole text; a byte order mark is dropped at the start of the whole only. */
const INDIVISIBLE = /\[\^.+\]:|^\ufeff/
/** A fence within a line, as in a list item, goes on over blank lines in ways that only a parser can tell. */
const INNER_FENCE = /[^`~](?:```|~~~)/
/** Or what may become one when more of the text has come. */
const LIST_MARKER = /^(?:[-+*]|\d{1,9}[.)])(?:\s|$)|^\d{1,9}$/

/**
 * Cuts markdown into blocks that, rendered one by one and joined by line breaks, come to the same as the whole. As a
 * text grows at its end, all blocks but the last stay as they are. Where it is not sure, it does not cut.
 */
export function markdownBlocks(markdown: string): string[] {
  if (INDIVISIBLE.test(markdown)) return [markdown]
  const blocks: string[] = []
  let block = ''
  let fence = ''
  let isAfterBlank = false
  let hasInnerFence = false
  for (const line of markdown.split(/(?<=\n)/)) {
    const text = line.replace('\n', '')
    const isBlank = /^[ \t]*$/.test(text)
    const mayCut = isAfterBlank && /\S/.test(block) && !fence && !hasInnerFence
    if (mayCut && /^\S/.test(text) && !LIST_MARKER.test(text)) {
      blocks.push(block)
      block = ''
    }
    block += line
    isAfterBlank = isBlank
    hasInnerFence ||= !fence && INNER_FENCE.test(text)
    fence = fenceAfter(fence, text)
  }
  return [...blocks, block]
}

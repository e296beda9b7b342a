/** A link definition counts for the whole text; a byte order mark is dropped at the start of the whole only. */
const INDIVISIBLE = /\]:|^\ufeff/
/** These go on over blank lines, in ways that only a parser can tell. */
const RUNS_ON = /<(?:[!?]|(?:script|pre|style|textarea)(?![\w-]))|.(?:```|~~~)/is

const BLANK = /^[ \t]*$/
const INDENTED_CODE = /^(?: {4}| {0,3}\t)/
const FENCE = /^(?:`{3,}(?!.*`)|~{3,})/s
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
  let previous = '' // The last line that is not blank.
  let isAfterBlank = false
  let runsOn = false
  let isInTag = false // Within HTML a fence means nothing, until a blank line.
  for (const [line, text = ''] of markdown.matchAll(/([^\r\n]*)(?:\r\n?|\n|$)/g)) {
    if (!line) break
    const isCut =
      isAfterBlank &&
      previous &&
      !fence &&
      !runsOn &&
      /^\S/.test(text) &&
      !LIST_MARKER.test(text) &&
      !INDENTED_CODE.test(previous)
    if (isCut) {
      blocks.push(block)
      block = ''
    }
    block += line
    isAfterBlank = BLANK.test(text)
    if (isAfterBlank) {
      isInTag = false
      continue
    }
    previous = text
    if (fence) {
      if (closes(fence, text)) fence = ''
      continue
    }
    fence = text.match(FENCE)?.[0] ?? ''
    runsOn ||= RUNS_ON.test(text) || (isInTag && fence !== '')
    isInTag ||= text.includes('<')
  }
  return [...blocks, block]
}

function closes(fence: string, line: string): boolean {
  const marks = line.replace(/^ {0,3}|[ \t]+$/g, '')
  return marks.startsWith(fence) && marks === fence.charAt(0).repeat(marks.length)
}

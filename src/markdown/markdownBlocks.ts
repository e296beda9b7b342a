/** A definition counts wherever it stands, and a byte order mark is taken off the whole only. */
const INDIVISIBLE = /\]:|^\ufeff/
/** These run on over blank lines, in ways that only a parser can tell. */
const RUNS_ON = /<(?:[!?]|(?:script|pre|style|textarea)(?![\w-]))|.(?:```|~~~)/is

const BLANK = /^[ \t]*$/
const INDENTED_CODE = /^(?: {4}| {0,3}\t)/
const FENCE = /^(?:`{3,}(?!.*`)|~{3,})/s
/** Or what may yet become one, at the end of what has come so far. */
const LIST_MARKER = /^(?:[-+*]|\d{1,9}[.)])(?:\s|$)|^\d{1,9}$/

/**
 * Cuts markdown where nothing above reaches into what is below, so that its parts, rendered one by one with a line
 * break in between, come to the same as the whole. As a text grows at its end all parts but the last stay as they are.
 * Where it is not certain it does not cut.
 */
export function markdownBlocks(markdown: string): string[] {
  if (INDIVISIBLE.test(markdown)) return [markdown]
  const blocks: string[] = []
  let block = ''
  let fence = ''
  let previous = '' // The last line that is not blank.
  let isAfterBlank = false
  let runsOn = false
  let isInTag = false // Where HTML has begun a fence is none, until a blank line.
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

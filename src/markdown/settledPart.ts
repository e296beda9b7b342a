import { dependsOnNext } from './normalizeMarkdown.ts'

/** Marks alone, which mean nothing yet, and numbers, which may begin a list; then a box. */
const UNDECIDED = /^[\s>#*_=+~`|:.)\d-]*(?:\[[ x]\]\s*)?$/i
const CODE_FENCE = /^(?:```|~~~)/
/** What has begun and ended within a line. Code is first, since nothing else counts in it. */
const ENDED = [
  /\\./g,
  /(?<!`)(`+)(?!`).+?(?<!`)\1(?!`)/g,
  /\[[^\][]*\](?:\([^)]*\)|(?=[^(]))/g,
  /(?<!\*)(\*{1,3})(?![\s*]).*?[^\s*]\1(?!\*)/g,
  /(?<![\w_])(_{1,3})(?![\s_]).*?[^\s_]\1(?!\w)/g,
  /~~(?!\s).*?\S~~/g,
]
/** The start of emphasis, code or a link, or at the end what may become a picture, an escape, a character or a tag. */
const BEGUN =
  /\*(?![\s\p{P}])|(?<![^\s\p{P}])[*_](?!\s)|~~(?!\s)|[`[]|(?:[*_~!\\]|&#?\w*|<[^>\s]*\s?\/?)$/u

/**
 * The part of a growing text whose look won't change with what comes. Held back is no more than the last line: while it
 * may become a list, a rule or a table's second row; what of it may be emphasis, code or a link; and the lines over it,
 * if it takes the next to tell whether they are headings, of which level, or a table's head.
 */
export function settledPart(markdown: string): string {
  const lines = markdown.split('\n')
  const last = upToOpenMark(lines.pop() ?? '')
  lines.push(UNDECIDED.test(last) || CODE_FENCE.test(last) ? '' : last)
  for (;;) {
    const end = lines.findLastIndex((line) => line.trim())
    if (!dependsOnNext(lines, end) && !mayBeTableHead(lines, end)) return lines.join('\n')
    lines.length = end
  }
}

function mayBeTableHead(lines: string[], at: number): boolean {
  const isFollowedByBlank = at < lines.length - 2
  const isRow = (line = '') => /^[ \t]*\|/.test(line)
  return isRow(lines[at]) && !isRow(lines[at - 1]) && !isFollowedByBlank
}

function upToOpenMark(line: string): string {
  const unended = ENDED.reduce(
    (line, ended) => line.replace(ended, ({ length }) => 'x'.repeat(length)),
    line,
  )
  const { index } = unended.match(BEGUN) ?? {}
  return line.slice(0, index)
}

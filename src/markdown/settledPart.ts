import { dependsOnNext, mayBePlainTitle } from './headings.ts'

/** Marks alone, which mean nothing yet, and numbers, which may begin a list; then a box. */
const UNDECIDED = /^[\s>#*_=+~`|:.)•·●▪◦・\d-]*(?:\[[ x]?\]?\s*)?$/i
const CODE_FENCE = /^(?:```|~~~)/
/** What has begun and ended within a line. Code is first, since nothing else counts in it. */
const ENDED = [
  /\\./gs,
  /(?<!`)(`+)(?!`).+?(?<!`)\1(?!`)/g,
  /\[[^\][]*\](?:\([^)]*\)|(?=[^(]))/g,
  /(?<!\*)(\*{1,3})(?![\s*]).*?[^\s*]\1(?!\*)/g,
  /(?<![\w_])(_{1,3})(?![\s_]).*?[^\s_]\1(?!\w)/g,
]
const BEGUN = {
  emphasis: /\*\*(?!\s)|\*(?![\s\p{P}])|(?<![^\s\p{P}])[*_](?!\s)|~~(?!\s)/u,
  codeOrLink: /[`[]/,
  markOrTag: /(?:[*_~!\\]|&#?\w*|<[^>\s]*\s?\/?)$/,
  halfACharacter: /[\ud800-\udbff\u200d]$/,
}

/**
 * The part of a growing text, normalized from `markdown`, whose look won't change with what comes. Held back is no more
 * than the last line: while it may become a list, a rule or a table's second row; what of it may be emphasis, code or a
 * link; and the line over it, until the next has begun, if that tells whether it is a heading or a table's head.
 */
export function settledPart(normalized: string, markdown: string): string {
  const lines = normalized.split('\n')
  const last = lines.pop() ?? ''
  const isUndecided = UNDECIDED.test(last) || CODE_FENCE.test(last)
  const begun = isUndecided ? lines : [...lines, last]
  const end = lastWritten(begun)
  const shown = isUndecided ? '' : upToOpenMark(last)
  const isHeadingByMarks = /(?:^|\n) ?#.*$/.test(markdown)
  const isSure = end === 0 && markdown.startsWith('# ')
  const isHeld =
    !isSure &&
    (dependsOnNext(begun, end) ||
      mayBeTableHead(begun, end) ||
      (!isUndecided && last.startsWith('#') && !isHeadingByMarks))
  if (!isHeld && !UNDECIDED.test(shown)) return [...lines, shown].join('\n')
  const settled = isHeld ? begun.slice(0, end) : [...lines, '']
  const above = lastWritten(settled)
  return settled.slice(0, mayBePlainTitle(settled, above) ? above : undefined).join('\n')
}

const lastWritten = (lines: string[]) => lines.findLastIndex((line) => line.trim())

function mayBeTableHead(lines: string[], at: number): boolean {
  const isRow = (line = '') => /^[ \t]*\|/.test(line)
  return isRow(lines[at]) && !isRow(lines[at - 1]) && at === lines.length - 1
}

function upToOpenMark(line: string): string {
  const unended = ENDED.reduce(
    (line, ended) => line.replace(ended, ({ length }) => 'x'.repeat(length)),
    line,
  )
  const begun = Object.values(BEGUN).map((pattern) => unended.search(pattern))
  return line.slice(0, Math.min(line.length, ...begun.filter((at) => at >= 0)))
}

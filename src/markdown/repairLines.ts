import { repairHeading, setApart } from './headings.ts'
import { findName, isPhrase } from './names.ts'
import { normalizeMark, splitLines } from './splitLines.ts'
import { isTable, repairTable } from './tables.ts'

const ITEM = /^\s*(?:- |\d+\. )/
/** Not "350. Then": a sentence that ends in a number may be broken before it. */
const NUMBERED = /^\d{1,2}\. /
/** A blank line, a heading, or the end of a block */
const NO_WORDS = /^(?:$|#)|\n$/

/** The markdown that a reply means: usual marks, "#" before each heading, and whole tables. */
export function repairLines(markdown: string): string {
  const lines = splitLines(markdown).map(normalizeMark)
  const first = lines.findIndex(Boolean)
  const nextLines = findNextLines(lines)
  const repaired: string[] = []
  // "1. Preparation" names a part only below "1. Ingredients". Elsewhere it may be a step.
  let hasNumberedParts = false
  for (const [at, line] of lines.entries()) {
    const nextLine = nextLines[at] ?? ''
    const name = findNumberedName(line, nextLine)
    hasNumberedParts ||= name === 'ingredients'
    if (isTable(line)) repaired.push(setApart(repairTable(line)))
    else if (name && hasNumberedParts) repaired.push(repairHeading(line.replace(NUMBERED, '## ')))
    else if (isRule(line, repaired.at(-1)) || (NUMBERED.test(line) && isBelowWords(repaired)))
      repaired.push(`\n${line}`)
    else repaired.push(repairHeading(line, nextLine, at === first))
  }
  return repaired.join('\n')
}

/** Whether dashes are a rule. Four or more may also underline a heading, but not a sentence. */
const isRule = (line: string, lineAbove = '') =>
  line.trim() === '---' || (/^-{4,}$/.test(line) && !isPhrase(lineAbove))

/** The name in "1. **Ingredients**" over a list */
function findNumberedName(line: string, nextLine: string) {
  const isAboveList = NUMBERED.test(line) && ITEM.test(nextLine)
  return isAboveList ? findName(line.replaceAll(/[*_]/g, '')) : undefined
}

/** For each line, the next one with words. In one pass: a reply may be mostly blank lines. */
function findNextLines(lines: string[]): string[] {
  const nextLines: string[] = []
  let next = ''
  for (let at = lines.length - 1; at >= 0; at--) {
    nextLines[at] = next
    next = lines[at] || next
  }
  return nextLines
}

/** Whether the last lines are words outside a list: below, only "1." begins one in CommonMark. */
function isBelowWords(above: string[]): boolean {
  const isWords = (text = '') => !ITEM.test(text) && !NO_WORDS.test(text)
  const lineAboveWords = above.findLast((text) => !isWords(text)) ?? ''
  return isWords(above.at(-1)) && !ITEM.test(lineAboveWords)
}

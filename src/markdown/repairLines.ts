import { markHeading } from './headings.ts'
import { findName } from './names.ts'
import { readLines } from './readLines.ts'
import { isTable, repairTable } from './tables.ts'
import { unwrap } from './unwrap.ts'

const ITEM = /^\s*(?:- |\d+\. )/
/** Not "350. Then": a sentence that ends in a number may be broken before it. */
const NUMBERED = /^\d{1,2}\. /
/** A blank line, a heading, or a block of its own */
const NO_WORDS = /^(?:$|#)|\n$/

/** The markdown that a reply means: usual marks, "#" before each heading, and whole tables. */
export function repairLines(reply: string): string {
  const lines = readLines(unwrap(reply))
  const first = lines.findIndex(Boolean)
  const belows = linesBelow(lines)
  const repaired: string[] = []
  let hasNumberedParts = false
  for (const [at, line] of lines.entries()) {
    const below = belows[at] ?? ''
    const isNumber = NUMBERED.test(line)
    // "1. **Ingredients**" over a list. Real steps may also begin with "Preparation".
    const name = isNumber && ITEM.test(below) ? findName(line.replaceAll(/[*_]/g, '')) : undefined
    hasNumberedParts ||= name === 'ingredients'
    if (isTable(line)) repaired.push(`\n${repairTable(line)}\n`)
    else if (name && hasNumberedParts) repaired.push(markHeading(line.replace(NUMBERED, '## ')))
    // Below words, three dashes would make a heading of them.
    else if (line === '---' || (isNumber && isBelowWords(repaired))) repaired.push(`\n${line}`)
    else repaired.push(markHeading(line, below, at === first))
  }
  return repaired.join('\n')
}

/** For each line, the next one with words. In one pass: a reply may be mostly blank lines. */
function linesBelow(lines: string[]): string[] {
  let below = ''
  const belows = lines.toReversed().map((line) => {
    const next = below
    below = line || below
    return next
  })
  return belows.toReversed()
}

/** Below words, markdown takes only "1." for an item. In a list, words belong to the item above. */
function isBelowWords(above: string[]): boolean {
  const aboveWords = above.findLastIndex((text) => ITEM.test(text) || NO_WORDS.test(text))
  return aboveWords < above.length - 1 && !ITEM.test(above[aboveWords] ?? '')
}

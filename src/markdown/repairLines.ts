import { markHeading } from './headings.ts'
import { findName } from './names.ts'
import { readLines } from './readLines.ts'
import { isTable, repairTable } from './tables.ts'
import { unwrap } from './unwrap.ts'

const ITEM = /^\s*(?:- |\d+\. )/
const NUMBERED = /^\d+\. /

/** The markdown that a reply means: usual marks, "#" before each heading, and whole tables. */
export function repairLines(reply: string): string {
  const lines = readLines(unwrap(reply))
  const first = lines.findIndex(Boolean)
  let hasNumberedParts = false
  const repaired = lines.map((line, at) => {
    if (isTable(line)) return `\n${repairTable(line)}\n`
    // Below words, three dashes would make a heading of them.
    if (line === '---') return '\n---'
    const below = lines.slice(at + 1).find(Boolean) ?? ''
    // "1. **Ingredients**" over a list. Real steps may begin with "Preparation", too.
    const name =
      NUMBERED.test(line) && ITEM.test(below) ? findName(line.replaceAll(/[*_]/g, '')) : undefined
    hasNumberedParts ||= name === 'ingredients'
    if (name && hasNumberedParts) return markHeading(line.replace(NUMBERED, '## '))
    // Below a paragraph, markdown takes only "1." for an item.
    const isBelowWords = !lines[at - 2] && !NUMBERED.test(lines[at - 1] ?? '')
    if (NUMBERED.test(line) && isBelowWords) return `\n${line}`
    return markHeading(line, below, at === first)
  })
  return repaired.join('\n')
}

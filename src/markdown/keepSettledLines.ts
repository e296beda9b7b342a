import { isPhrase, MAX_HEADING_LENGTH } from './names.ts'
import { normalizeMark, splitLines } from './splitLines.ts'
import { stripOpenFrontMatter } from './unwrap.ts'

const WORDS = /(?:\*\*[^*]+\*\*|[^*_~`[|<\\])/.source
/** The words of a line that is too long for a heading, up to a mark that may still be open */
const SETTLED_WORDS = RegExp(String.raw`^(?:\s*\* )?${WORDS}{${MAX_HEADING_LENGTH + 1},}(?= )`)
const REPAIRED_BULLET = /^\s*- /
const REPAIRED_NUMBER = /^\s*\d+\. /
const LABEL_END = /[:：*_]$/

/** The lines of a growing text that stay as they are: a short last line may become a heading. */
export function keepSettledLines(markdown: string): string {
  const text = stripOpenFrontMatter(markdown)
  const complete = text.slice(0, 1 + text.lastIndexOf('\n'))
  const [words] = SETTLED_WORDS.exec(text.slice(complete.length)) ?? []
  // A line of text has begun, so the lines above it are settled.
  if (words) return complete + words
  const lines = splitLines(complete)
  return lines.slice(0, 1 + lines.map(normalizeMark).findLastIndex(isSettled)).join('\n')
}

function isSettled(line: string, at: number, lines: string[]): boolean {
  // Two lines of code or of a table say what they are.
  if (line.includes('\n')) return true
  // Too long for a heading: its first words are shown already.
  if (SETTLED_WORDS.test(line)) return true
  // A heading is shown with what is below it.
  if (!isPhrase(line)) return !line.startsWith('#')
  if (LABEL_END.test(line) || line.includes('|')) return false
  if (!REPAIRED_NUMBER.test(line)) return REPAIRED_BULLET.test(line)
  // The first number may be the name of a group, which gets no box.
  return REPAIRED_NUMBER.test(lines.slice(0, at).findLast(Boolean) ?? '')
}

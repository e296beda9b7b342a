import { CODE_OR_LINE, unwrapFence } from './fences.ts'
import { isPhrase, MAX_HEADING_LENGTH } from './lines.ts'

const MAY_BE_HEADING = /^\s*(?:#|\*\*|__|\p{L})|[:：][*_]*\s*$/u
const BULLET_OR_BOLD_WORDS = /^\s*\* |\*\*[^*]+\*\*/g
const OPEN_MARK = /[*_~`[|<\\]/

/**
 * The part of a growing text whose lines stay as they are. Holds back short lines at the end, which may still
 * become a title, a heading or a table. Shows an unfinished line word by word once it is too long for a heading.
 * Of "- 2 eggs\nSauce:\n-": "- 2 eggs", since "Sauce:" is a heading if a list follows.
 */
export function keepSettledLines(reply: string): string {
  const lines = unwrapFence(reply).split('\n')
  const words = settledWords(lines.pop())
  // A line of text has begun, so the lines above it are settled.
  if (words) return [...lines, words].join('\n')
  const endsInCode = [...lines.join('\n').matchAll(CODE_OR_LINE)].at(-1)?.[1] !== undefined
  if (!endsInCode) lines.length = 1 + lines.findLastIndex(isSettled)
  return lines.join('\n')
}

function isSettled(line: string, at: number, lines: string[]): boolean {
  // Words that were shown while the line was unfinished must not vanish.
  if (settledWords(line)) return true
  // The head of a table waits for its rule.
  if (line.includes('|')) return Boolean(lines[at - 1]?.includes('|'))
  return line.trim() !== '' && !(MAY_BE_HEADING.test(line) && isPhrase(line))
}

/** The words of an unfinished line up to a mark that may still be open, or '' while the line may be a heading. */
function settledWords(line = ''): string {
  // Closed bold words become letters, so that the first mark left is open.
  const masked = line.replace(BULLET_OR_BOLD_WORDS, (closed) => 'x'.repeat(closed.length))
  const [settled = ''] = masked.split(OPEN_MARK)
  const end = settled.lastIndexOf(' ')
  return end > MAX_HEADING_LENGTH ? line.slice(0, end) : ''
}

import { CODE_OR_LINE, unwrapFence } from './fences.ts'
import { isLikeHeading, MAX_HEADING_LENGTH } from './headings.ts'

const HEADING_OR_LABEL = /^\s*(?:#|\*\*|__|\p{L})|[:：][*_]*\s*$/u
const BULLET_OR_BOLD_WORDS = /^\s*\* |\*\*[^*]+\*\*/g
const MARK = /[*_~`[|<\\]/

/**
 * The part of a growing text that looks the same whatever follows. Holds back short lines at the end, which may still
 * become a title, a heading or a table. Shows an unfinished line word by word once it is too long for a heading.
 * Of "- 2 eggs\nSauce:\n-": "- 2 eggs", since "Sauce:" is a heading if a list follows.
 */
export function keepSettledLines(reply: string): string {
  const markdown = unwrapFence(reply)
  const lines = markdown.split('\n')
  const words = settledWords(lines.pop() ?? '')
  // A line of text has begun, so the lines above it are decided.
  if (words) return [...lines, words].join('\n')
  const isInCode = [...lines.join('\n').matchAll(CODE_OR_LINE)].at(-1)?.[1] !== undefined
  while (!isInCode && lines.length > 0 && isUndecided(lines.at(-1), lines.at(-2))) lines.pop()
  return lines.join('\n')
}

function isUndecided(line = '', above = ''): boolean {
  // Words that were shown while the line was unfinished must not vanish.
  const wasShown = settledWords(line) !== ''
  if (line.includes('|')) return !above.includes('|') && !wasShown
  return line.trim() === '' || (HEADING_OR_LABEL.test(line) && isLikeHeading(line))
}

/** The words of an unfinished line up to a mark that may still be open, or '' while the line may be a heading. */
function settledWords(line: string): string {
  const masked = line.replace(BULLET_OR_BOLD_WORDS, (closed) => 'x'.repeat(closed.length))
  const [settled = ''] = masked.split(MARK)
  const end = settled.lastIndexOf(' ')
  return end > MAX_HEADING_LENGTH ? line.slice(0, end) : ''
}

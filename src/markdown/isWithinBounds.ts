import { PIPE } from './tables.ts'

const MAX_LENGTH = 6000
/** Twenty nested quotes or lists. Two thousand take seconds, or overflow the stack. */
const DEEP_NESTING = /^(?:[ \t]*(?:>|[-+*][ \t]|\d{1,9}[.)][ \t])){20}/m
/** An upper bound: the number of lines, times the cells of the widest. */
const MAX_CELLS = 3000

/** Whether a reply renders within about a second, even if it was crafted to be slow. */
export function isWithinBounds(markdown: string): boolean {
  if (markdown.length > MAX_LENGTH || DEEP_NESTING.test(markdown)) return false
  const lines = markdown.split(/\r\n?|\n/)
  const columns = Math.max(...lines.map((line) => line.split(PIPE).length))
  return columns * lines.length <= MAX_CELLS
}

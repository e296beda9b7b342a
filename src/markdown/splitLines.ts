import { NUMBER_SIGN, toNumber } from './numbers.ts'
import { countTableLines, isTable } from './tables.ts'

/** The beginning of code, which may begin an item: "- ~~~" */
const CODE = /^[ \t]*(?:[^\p{L}\s]{1,4}[ \t]+)?(?<fence>`{3,}(?=[^`\n]*(?:\n|$))|~{3,})/u

/** Markdown knows only tabs and U+0020. */
const SPACE_AFTER_MARK = /^([^\p{L}\s]{1,6})[\s\u200B]+/u
const BULLETS = [
  '[-+*•‣∙·●○▪◦–—☐✓✔] ', // "- leek"
  '[•・·](?=\\S)', // "・葱"
  '-(?=[\\p{L}\\p{N}])(?!\\p{N}+ ?°)', // "-leek", but not "-18 °C"
  '(?=\\[[ x]\\] )', // "[ ] leek"
]
const ENDS_OF_NUMBERS = [
  '[.)）．۔।။។]-?(?=[\\s\\p{L}*])', // "2) Cut", "（2）Cut", "१. काटें", "1.-"
  '[、．](?!\\p{N})', // "1、切"
  ' ?[-–] (?=[\\p{L}*])', // "1- Cut"
]
const BULLET = RegExp(`^(?:${BULLETS.join('|')}) *`, 'iu')
const NUMBER = RegExp(`^[(（]?(\\p{Nd}{1,9})(?:${ENDS_OF_NUMBERS.join('|')}) *`, 'u')
/** "①", "❶", "1️⃣" */
const CIRCLED_NUMBER = RegExp(`^(${NUMBER_SIGN}|\\p{Nd}\\uFE0F?\\u20E3)[.)、:]? *`, 'u')
const THEMATIC_BREAK = /^([-*_])(?: *\1){2,}$/
/** Code, or the star of "3*200 g", "5 cm*1 cm" or "180 °C*20 min", but not of "2 *9-inch* pans" */
const CODE_OR_TIMES = /`[^`]+`|(\*)(?<=\p{N}(?: ?[\p{L}°%/]+)?\*)(?=\p{N})/gu

/** The lines of a text. Those of code are one, and so are those of a table. */
export function splitLines(text: string): string[] {
  const lines = text.split('\n')
  const joined: string[] = []
  for (let at = 0; at < lines.length; ) {
    const count = countCodeLines(lines, at) || countTableLines(lines, at) || 1
    joined.push(lines.slice(at, at + count).join('\n'))
    at += count
  }
  return joined
}

/** How many lines from `start` on are code, up to its closing fence or the end. 0 without code. */
function countCodeLines(lines: string[], start: number): number {
  const { fence } = CODE.exec(lines[start] ?? '')?.groups ?? {}
  if (!fence) return 0
  const closing = RegExp(`^[ \\t]*${fence}[\`~]*[ \\t]*$`)
  const end = lines.findIndex((line, at) => at > start && closing.test(line))
  if (end >= 0) return 1 + end - start
  return (lines.at(-1) ? lines.length : lines.length - 1) - start
}

/** A line with the usual mark of an item. Code stays as it is. */
export function normalizeMark(line: string): string {
  if (CODE.test(line)) return line
  const [indent = ''] = /[\s\u200B]*/.exec(line) ?? []
  const text = line.slice(indent.length).trimEnd()
  if (THEMATIC_BREAK.test(text) || isTable(line)) return line.replace(CODE_OR_TIMES, escapeStar)
  const toMark = (_: string, number: string) => `${toNumber(number)}. `
  const marked = text
    .replace(SPACE_AFTER_MARK, '$1 ')
    .replace(BULLET, '- ')
    .replace(NUMBER, toMark)
    .replace(CIRCLED_NUMBER, toMark)
    .replace(CODE_OR_TIMES, escapeStar)
  // Doubled: models indent by two, and what is below "10." needs four.
  const width = indent.replaceAll('\t', '    ').length
  return (' '.repeat(width > 1 ? 2 * width : 0) + marked).trimEnd()
}

const escapeStar = (match: string, star?: string) => (star ? `\\${star}` : match)

import { toNumber } from './numbers.ts'
import { isTable, TABLE } from './tables.ts'

/** The beginning of code, which may begin an item: "- ~~~" */
const FENCE = /[ \t]*(?:[^\p{L}\s]{1,4}[ \t]+)?(?<fence>`{3,}(?=[^`\n]*$)|~{3,})/u.source
const FENCE_END = String.raw`(?:\n[ \t]*\k<fence>[\x60~]*[ \t]*$|(?=\n?(?![\s\S])))`
const LINE = RegExp(String.raw`^(?:${FENCE}[\s\S]*?${FENCE_END}|${TABLE}|.*$)`, 'gmu')

/** Markdown knows only tabs and U+0020. */
const SPACE_AFTER_MARK = /^([^\p{L}\s]{1,6})[\s\u200B]+/u
/** "-", "•", "[ ]". Some need no space. */
const BULLET = /^(?:[-+*•‣∙·●○▪◦–—☐✓✔] |[•・·](?=\S)|-(?=[\p{L}\p{N}])|(?=\[[ x]\] )) */iu
/** "2)", "१.", "（2）", "1、", "1- Cut", "1.- Lava", "۱۔", "১।" */
const NUMBER =
  /^[(（]?(\p{Nd}{1,9})(?:[.)）．۔।။។]-?(?=[\s\p{L}*])|[、．](?!\p{N})| ?[-–] (?=[\p{L}*])) */u
/** "①", "❶", "1️⃣" */
const NUMBER_SIGN = /^([①-⑳⑴-⒇❶-❿🔟]|\p{Nd}\uFE0F?\u20E3)[.)、:]? */u
const THEMATIC_BREAK = /^([-*_])(?: *\1){2,}$/
/** Code, or the star of "3*200 g", "5 cm*1 cm" or "180 °C*20 min", but not of "2 *9-inch* pans" */
const CODE_OR_TIMES = /`[^`]+`|\*(?<=\p{N}(?: ?[\p{L}°%/]+)?\*)(?=\p{N})/gu

/** Lines with the usual marks of items. The lines of code are one, and so are those of a table. */
export const readLines = (text: string) =>
  [...text.matchAll(LINE)].map(({ 0: line, groups }) => (groups?.fence ? line : repairMarks(line)))

function repairMarks(line: string): string {
  const [indent = ''] = /[\s\u200B]*/.exec(line) ?? []
  const text = line.slice(indent.length).trimEnd()
  if (THEMATIC_BREAK.test(text) || isTable(line)) return line.replace(CODE_OR_TIMES, escapeStar)
  const toMark = (_: string, number: string) => `${toNumber(number)}. `
  const marked = text
    .replace(SPACE_AFTER_MARK, '$1 ')
    .replace(BULLET, '- ')
    .replace(NUMBER, toMark)
    .replace(NUMBER_SIGN, toMark)
    .replace(CODE_OR_TIMES, escapeStar)
  // Doubled: models indent by two, and what is below "10." needs four.
  const width = indent.replaceAll('\t', '    ').length
  return (' '.repeat(width > 1 ? 2 * width : 0) + marked).trimEnd()
}

const escapeStar = (match: string) => (match === '*' ? '\\*' : match)

import { readHeading, readNumberedName } from './headings.ts'
import { toNumber } from './numbers.ts'
import { isTable, repairTable, TABLE } from './tables.ts'

/** Of code. It may begin an item: "- ~~~". */
const FENCE = /[ \t]*(?:[^\p{L}\s]{1,4}[ \t]+)?(`{3,}(?=[^`\n]*$)|~{3,})/u.source
const FENCE_END = '(?:\\n[ \\t]*\\1[`~]*[ \\t]*$|(?=\\n?(?![\\s\\S])))'
const LINE = RegExp(`^(?:${FENCE}[\\s\\S]*?${FENCE_END}|${TABLE}|.*$)`, 'gmu')

/** Markdown knows only tabs and U+0020. */
const SPACE_AFTER_MARK = /^([^\p{L}\s]{1,6})[\s\u200B]+/u
/** "-", "•", "[ ]". Some need no space. */
const BULLET = /^(?:[-+*•‣∙·●○▪◦–—☐✓✔] |[•・](?=\S)|-(?=[\p{L}\p{N}])|(?=\[[ x]\] )) */iu
/** "2)", "१.", "（2）", "1、", "1- Cut" */
const NUMBER =
  /^[(（]?(\p{Nd}{1,9})(?:[.)）．](?=[\s\p{L}*])|[、．](?!\p{N})| ?[-–] (?=[\p{L}*])) */u
/** "①", "❶", "1️⃣" */
const NUMBER_SIGN = /^([①-⑳❶-❿🔟]|\p{Nd}\uFE0F?\u20E3)[.)、:]? */u
const RULE = /^([-*_])(?: *\1){2,}$/
/** Code, or the star of "3*200 g", "5 cm*1 cm" or "180 °C*20 min", but not of "2 *9-inch* pans" */
const CODE_OR_TIMES = /`[^`]+`|\*(?=\p{N})(?<! \*)(?<=\p{N} ?[\p{L}°%/]*\*)/gu

/** The lines of a reply, with the usual marks of markdown. All lines of code are one, and so are those of a table. */
export const readLines = (reply: string) =>
  [...reply.matchAll(LINE)].map(([line, fence]) => (fence ? line : repairMarks(line)))

/** The markdown of lines, with "#" before each heading, and with whole tables. */
export function joinLines(lines: string[]): string {
  const first = lines.findIndex(Boolean)
  let areNumbered = false
  const joined = lines.map((line, at) => {
    if (isTable(line)) return `\n${repairTable(line)}\n`
    // Below words, three dashes would make a heading of them.
    if (line === '---') return '\n---'
    const below = lines.slice(at + 1).find(Boolean)
    const name = readNumberedName(line, below)
    // Real steps may begin with "Preparation", too.
    areNumbered ||= name === 'ingredients'
    if (name && areNumbered) return line.replace(/^\d+\./, '##')
    // Below a paragraph, markdown takes only "1." for an item.
    const isBelowWords = !lines[at - 2] && !isNumber(lines[at - 1])
    if (isNumber(line) && isBelowWords) return `\n${line}`
    return readHeading(line, below, at === first)
  })
  return joined.join('\n')
}

const isNumber = (line = '') => /^\d+\. /.test(line)

function repairMarks(line: string): string {
  const [indent = ''] = /^[\s\u200B]*/.exec(line) ?? []
  const text = line.slice(indent.length).trimEnd()
  const toMark = (_: string, number: string) => `${toNumber(number)}. `
  const repaired = text
    .replace(SPACE_AFTER_MARK, '$1 ')
    .replace(BULLET, '- ')
    .replace(NUMBER, toMark)
    .replace(NUMBER_SIGN, toMark)
  const marked = (' '.repeat(indent.replaceAll('\t', '    ').length) + repaired).trimEnd()
  return (RULE.test(text) || isTable(line) ? line : marked).replace(CODE_OR_TIMES, escapeStar)
}

const escapeStar = (match: string) => (match === '*' ? '\\*' : match)

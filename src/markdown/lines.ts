export type Line = {
  text: string // with the usual marks of markdown. Without its indentation, but that of code stays
  indent: number
  kind: (typeof KINDS)[number][0] | 'code' | 'words'
}

const KINDS = [
  ['blank', /^$/],
  ['heading', /^#{1,6} /],
  ['rule', /^([-*_])(?: *\1){2,}$/],
  ['bullet', /^- /],
  ['number', /^\d+\. /],
  ['row', /^[|│｜]/],
  ['quotation', /^>/],
] as const
/** Perhaps of a fence that begins an item: "- ~~~" */
const FENCE = /^(?:(?:-|\d+\.) +)?(`{3,}(?=[^`]*$)|~{3,})/
const FENCE_END = /^(?:`+|~+)$/
/** Of "Soup" over "====" */
const UNDERLINE = /^\s*(?:(=)=*|-{4,})\s*$/

/** Markdown knows only tabs and U+0020. */
const SPACE_AFTER_MARK = /^([^\p{L}\s]{1,6})[\s\u200B]+/u
/** "-", "•", "[ ]". Some need no space. */
const BULLET = /^(?:[-+*•‣∙·●○▪◦–—☐✓✔] |[•・](?=\S)|-(?=[\p{L}\p{N}])|(?=\[[ x]\] )) */iu
/** "2)", "१.", "（2）", "1、", "1- Cut" */
const NUMBER =
  /^[(（]?(\p{Nd}{1,9})(?:[.)）．](?=[\s\p{L}*])|[、．](?!\p{N})| ?[-–] (?=[\p{L}*])) */u
/** "①", "❶", "1️⃣" */
const NUMBER_SIGN = /^([①-⑳❶-❿🔟]|\p{Nd}\uFE0F?\u20E3)[.)、:]? */u
/** Code, or the star of "3*200 g", "5 cm*1 cm" or "180 °C*20 min", but not of "2 *9-inch* pans" */
const CODE_OR_TIMES = /`[^`]+`|\*(?=\p{N})(?<! \*)(?<=\p{N} ?[\p{L}°%/]*\*)/gu

export function readLines(text: string): Line[] {
  let fence = ''
  let isUnderline = false
  return text.split('\n').map((raw, at, all) => {
    const [space = ''] = /^[\s\u200B]*/.exec(raw) ?? []
    const line = { indent: space.replaceAll('\t', '    ').length, text: raw, kind: 'code' as const }
    const text = fence ? raw.trim() : repairMarks(raw.slice(space.length).trimEnd())
    const opening = fence || FENCE.exec(text)?.[1] || ''
    const isEnd = fence && text.startsWith(fence) && FENCE_END.test(text)
    const isCode = fence || (opening && text.startsWith(opening))
    fence = isEnd ? '' : opening
    if (isCode) return line
    const kind = isUnderline ? 'blank' : kindOf(text)
    const underline = kind === 'words' && UNDERLINE.exec(all[at + 1] ?? '')
    isUnderline = Boolean(underline)
    if (underline) return { ...line, text: `${underline[1] ? '#' : '##'} ${text}`, kind: 'heading' }
    return { ...line, text, kind }
  })
}

const kindOf = (text: string) => KINDS.find(([, mark]) => mark.test(text))?.[0] ?? 'words'

function repairMarks(text: string): string {
  if (kindOf(text) === 'rule') return text
  const toMark = (_: string, number: string) => `${toNumber(number)}. `
  return text
    .replace(SPACE_AFTER_MARK, '$1 ')
    .replace(BULLET, '- ')
    .replace(NUMBER, toMark)
    .replace(NUMBER_SIGN, toMark)
    .replace(CODE_OR_TIMES, (match) => (match === '*' ? '\\*' : match))
}

const ZEROS = '0٠۰०০๐'
/** Of digits in any of these scripts, or of "②". Only the first number of a list counts, which may be unknown: "❶". */
export const toNumber = (mark: string): number =>
  Number.parseInt(mark.normalize('NFKC').replace(/\p{Nd}/gu, toDigit), 10) || 1

function toDigit(digit: string): string {
  const zero = [...ZEROS].findLast((first) => first <= digit) ?? digit
  return String(digit.charCodeAt(0) - zero.charCodeAt(0))
}

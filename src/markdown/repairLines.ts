import { CODE_OR_LINE } from './fences.ts'
import { LABEL } from './lines.ts'

const LINE_MARK = /^[\s\u200B]*(?:#{1,6}|[-+*•·●▪◦・]|\d{1,9}[.)])[\s\u200B]+/
const ROUND_BULLET = /[•·●▪◦・]/
/** Markdown knows only tabs and U+0020. */
const OTHER_SPACE = /[^\S\t]|\u200B/g
/** Code, or the star of "3*200 g", "5 cm*1 cm" or "180 °C*20 min", but not of "2 *9-inch* pans" */
const CODE_OR_TIMES = /`[^`]+`|(?<=\p{N} ?[\p{L}°%/]*)(?<! )\*(?=\p{N})/gu
const BOLD_LINE = /^(\*\*|__)[^*_]+\1\s?[:：]?$/
/** Also in bold: "## **Broth:**" */
const HEADING_COLON = /^(#.*?)\s*[:：](?=[*_]*$)/

/** Sets labels, bold lines and rules apart. Repairs marks ("•", "#\u00A0"), stars between amounts, and the colon of a heading. */
export function repairLines(reply: string): string {
  return reply.replace(CODE_OR_LINE, (text, fenceMarks: string | undefined) => {
    if (fenceMarks) return text
    // Drops the two spaces that mark a line break: controlLineBreaks.ts keeps all line breaks anyway.
    const line = text.trimEnd().replace(LINE_MARK, repairMark)
    const isAlone = LABEL.test(line) || BOLD_LINE.test(line) || line === '---'
    const withTimes = line.replace(CODE_OR_TIMES, (match) => (match === '*' ? '\\*' : match))
    return isAlone ? `\n${line}\n` : withTimes.replace(HEADING_COLON, '$1')
  })
}

const repairMark = (mark: string) => mark.replace(ROUND_BULLET, '-').replace(OTHER_SPACE, ' ')

import { CODE_OR_LINE } from './fences.ts'
import { LABEL } from './headings.ts'

const BULLET = /^([ \t]*)[•·●▪◦・](?=[ \t])/
const BOLD_LINE = /^(\*\*|__)[^*_]+\1\s?[:：]?$/
/** Also in bold: "## **Broth:**" */
const HEADING_COLON = /^(#.*?)\s*[:：](?=[*_]*$)/

/** Puts blank lines around labels, bold lines and rules. Turns • into a dash. Drops a heading's colon. */
export function repairLines(markdown: string): string {
  return markdown.replace(CODE_OR_LINE, (text, fenceMarks: string | undefined) => {
    if (fenceMarks) return text
    // Drops the two spaces that mark a line break: breakLines.ts keeps all line breaks anyway.
    const line = text.trimEnd()
    const isAlone = LABEL.test(line) || BOLD_LINE.test(line) || line === '---'
    return isAlone ? `\n${line}\n` : line.replace(BULLET, '$1-').replace(HEADING_COLON, '$1')
  })
}

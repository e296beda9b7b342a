import { LABEL } from './headings.ts'

const BULLET = /^([ \t]*)[•·●▪◦・](?=[ \t])/
const BOLD_LINE = /^(\*\*|__)[^*_]+\1[:：]?$/

/** Puts blank lines around labels, bold lines and rules, which would join the block above. Turns • into a dash. */
export function repairLines(markdown: string): string {
  // Drops the two spaces that mark a line break: keepLineBreaks.ts keeps all line breaks anyway.
  const lines = markdown.split(/[ \t\r]*\n/).map((line) => {
    const isAlone = LABEL.test(line) || BOLD_LINE.test(line) || line === '---'
    return isAlone ? `\n${line}\n` : line.replace(BULLET, '$1-')
  })
  return lines.join('\n')
}

import { LABEL } from './labelsAreHeadings.ts'

const BULLET = /^([ \t]*)[•·●▪◦・](?=[ \t])/
/** What a list item or a paragraph above would otherwise take as its own: a label, a bold line, a rule. */
const STANDS_ALONE = [LABEL, /^(\*\*|__)[^*_]+\1[:：]?$/, /^---$/]

/** Repairs that are only possible before parsing: common bullets, and blank lines around what stands alone. */
export function repairLines(markdown: string): string {
  const lines = markdown.split('\n').map((line) => {
    const isAlone = STANDS_ALONE.some((pattern) => pattern.test(line.trimEnd()))
    return isAlone ? `\n${line}\n` : line.replace(BULLET, '$1-')
  })
  return lines.join('\n')
}

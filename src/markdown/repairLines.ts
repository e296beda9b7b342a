import { LABEL } from './makeHeadings.ts'

const BULLET = /^([ \t]*)[•·●▪◦・](?=[ \t])/
/** Labels, bold lines and rules. Without a blank line, they would belong to the list item or paragraph above. */
const STANDS_ALONE = [LABEL, /^(\*\*|__)[^*_]+\1[:：]?$/, /^---$/]

/** Two repairs that come before parsing: blank lines around what stands alone, and dashes for other bullets. */
export function repairLines(markdown: string): string {
  const lines = markdown.split('\n').map((line) => {
    const isAlone = STANDS_ALONE.some((pattern) => pattern.test(line.trimEnd()))
    return isAlone ? `\n${line}\n` : line.replace(BULLET, '$1-')
  })
  return lines.join('\n')
}

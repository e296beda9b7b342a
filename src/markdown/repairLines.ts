import { LABEL } from './recipeWords.ts'

const BULLET = /^([ \t]*)[•·●▪◦・](?=[ \t])/
const BOLD_LINE = /^(\*\*|__)[^*_]+\1[:：]?$/

/** Puts blank lines around what stands alone, or it would belong to the list item or paragraph above. Makes • a dash. */
export function repairLines(markdown: string): string {
  // Without the two spaces that make a line break: all line breaks are kept.
  const lines = markdown.split(/[ \t\r]*\n/).map((line) => {
    const standsAlone = LABEL.test(line) || BOLD_LINE.test(line) || line === '---'
    return standsAlone ? `\n${line}\n` : line.replace(BULLET, '$1-')
  })
  return lines.join('\n')
}

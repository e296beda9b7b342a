import { CODE_OR_LINE } from './fences.ts'
import { findName, LABEL } from './headings.ts'

const BULLET = /^([ \t]*)[•·●▪◦・](?=[ \t])/
const BOLD_LINE = /^(\*\*|__)[^*_]+\1[:：]?$/
/** Also in bold: "## **Broth:**" */
const HEADING_COLON = /^(#.*?)\s*[:：](?=[*_]*$)/
const STEP_OR_HEADING = /^(?:#|(\d{1,9})[.)][ \t])/m

/**
 * Sets labels, bold lines and rules apart from the block above, which markdown would add them to. Indents what stands
 * between two steps, so that it belongs to the first. Turns • into a dash. Drops a heading's colon.
 */
export function repairLines(markdown: string): string {
  let step = 0
  let indent = ''
  return markdown.replace(CODE_OR_LINE, (text, fence: string | undefined, at: number) => {
    if (fence) return text
    // Drops the two spaces that mark a line break: keepLineBreaks.ts keeps all line breaks anyway.
    const line = text.trimEnd()
    if (STEP_OR_HEADING.test(line)) {
      step = numberOf(line)
      indent = ''
    }
    const isLabel = LABEL.test(line)
    // A label between two steps, with everything below it, belongs to the first.
    const isInStep = isLabel && step > 0 && [undefined, 'aside'].includes(findName(line))
    if (isInStep && numberOf(markdown.slice(at)) === step + 1)
      indent = ' '.repeat(`${step}. `.length)
    if (indent) return indent + line
    const isAlone = isLabel || BOLD_LINE.test(line) || line === '---'
    return isAlone ? `\n${line}\n` : line.replace(BULLET, '$1-').replace(HEADING_COLON, '$1')
  })
}

/** The number of the first step in a text, or 0 if a heading comes first. */
const numberOf = (text: string) => Number(STEP_OR_HEADING.exec(text)?.[1] ?? 0)

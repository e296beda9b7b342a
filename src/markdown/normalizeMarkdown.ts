import { fenceAfter } from './fences.ts'

/** The opening of a code fence around the whole text, or around all of it but a sentence before. */
const WRAPPER =
  /^(\s*(?!```|~~~)\S.*\n)?\s*(`{3,}|~{3,})[ \t]*(?:markdown|md|text|plaintext)?[ \t]*(?:\n|$)/i
/** Some models leave out the space. */
const HEADING = /^[ \t]*(#{1,6}[ \t]+|#{2,6}(?=\p{L}))(?=\S)/u
const UNDERLINE = /^(?:=+|-{4,})[ \t]*$/
const ALL_BOLD = /^(\*\*|__)(?!\s)((?:(?!\1).)+)\1(:?)[ \t]*$/
/** The few words over a list that say what it is, as Mistral 7B writes them: Ingredients: */
const LABEL = /^\p{L}[^.!?*_`|[\]]{0,39}:[ \t]*$/u
const LIST_OR_TABLE = /^[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]|\|)/
const NO_WORDS = /^[ \t]*(?:[>#`~]|$)/

/** The level of a title that is only bold. */
const TITLE = 0
/** That of a bold line over a list: below all of markdown's. */
const LOWEST = 7

/**
 * What a model meant by its markdown, in markdown. A text that is wrapped in a code fence is taken out of it. The first
 * heading is the title, unless it stands over a list and is no #, and the others stand below it in order, whatever their levels
 * were. What is all bold and stands over a list, or where a title would, is a heading too.
 */
export function normalizeMarkdown(markdown: string): string {
  const lines = withoutWrapper(markdown.replace(/\r\n?/g, '\n')).split('\n')
  const normalized = [...lines]
  const isBlank = (at: number) => !lines[at]?.trim()
  const isOverList = (at: number) =>
    LIST_OR_TABLE.test(lines.slice(at + 1).find((line) => line.trim()) ?? '')
  let fence = ''
  let open: number[] = [] // The levels of the headings that the line stands under.
  let hasList = false

  function heading(at: number, level: number, words: string): string {
    if (!open.length) {
      hasList = false
      if (level > 1 && isOverList(at)) open = [TITLE]
    }
    // What is no lower than the title is a part of the same recipe if it comes before any list, else another recipe.
    if (open.length === 1 && !hasList) open = open.map((title) => Math.min(title, level - 1))
    open = [...open.filter((above) => above < level), level]
    return `${'#'.repeat(Math.min(open.length, 6))} ${words}`
  }

  for (const [at, line] of lines.entries()) {
    const isInFence = fence !== ''
    fence = fenceAfter(fence, line)
    if (isInFence || fence) continue
    const above = lines[at - 1] ?? ''
    const [marks = ''] = line.match(HEADING) ?? []
    const [, , bold = '', colon = ''] = line.match(ALL_BOLD) ?? []
    const isAlone = isBlank(at - 1) && isBlank(at + 1)
    if (marks) normalized[at] = heading(at, marks.trim().length, line.slice(marks.length))
    else if (bold && isOverList(at)) normalized[at] = heading(at, LOWEST, bold + colon)
    else if (bold && isAlone && !open.length && !hasList)
      normalized[at] = heading(at, TITLE, bold + colon)
    else if (LABEL.test(line) && isOverList(at)) normalized[at] = `**${line.trim()}**`
    else if (UNDERLINE.test(line) && isUnderlinable(above) && isBlank(at - 2)) {
      normalized[at - 1] = heading(at, line.startsWith('=') ? 1 : 2, above)
      normalized[at] = ''
    } else hasList ||= LIST_OR_TABLE.test(line)
  }
  return normalized.join('\n')
}

/** Whether it takes the next line to tell what a line is. */
export function dependsOnNext(lines: string[], at: number): boolean {
  const isHeading = (line: string) => HEADING.test(line)
  const line = lines[at] ?? ''
  return ALL_BOLD.test(line) || (isHeading(line) && !lines.slice(0, at).some(isHeading))
}

const isUnderlinable = (line: string) => !NO_WORDS.test(line) && !LIST_OR_TABLE.test(line)

function withoutWrapper(markdown: string): string {
  const [opening, sentence = '', fence] = markdown.match(WRAPPER) ?? []
  if (!opening) return markdown
  const closing = new RegExp(`^[ \\t]*${fence}[ \\t]*$`, 'm')
  return `${sentence}\n${markdown.slice(opening.length).replace(closing, '')}`
}

/** Some models leave out the space. */
const HEADING = /^(#{1,6})(?:[ \t]+(?=\S)|(?<=##)(?=[^#\s]))/
const ALL_BOLD = /^(\*\*|__)(?![\s*_])((?:(?!\1).)+)\1([:：]?)[ \t]*$/
/** A few words with a colon, as Mistral 7B writes them over a list: Ingredients: */
const LABEL = /^(?=.{2,34}$)\p{L}[^\s.!?*_`|[\]]*(?: [^\s.!?*_`|[\]]+){0,3}[:：][ \t]*$/u
const UNDERLINE = /^(?:=+|-{4,})[ \t]*$/
const LIST_OR_TABLE = /^[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]|\|)/
const OTHER_BLOCK = /^[ \t]*(?:[>#`~]|$)/
/** A few words that say nothing of the kind of Serves: 4. */
const TITLE_WORDS = /^[^.!?:;。！？：]{2,60}$/
const PLAIN_TITLE = /^\p{L}[^.!?:;。！？：]{1,59}$/u
const LONGEST_PART = 80
/** What a label can grow from. */
const LABEL_BEGUN = /^\p{L}[^.!?。！？]{0,33}$/u

/** Levels above and below markdown's own: of a title without marks, and of the line over a list that is only bold, say. */
const TITLE = 0
const PART = 7

type Heading = { level: number; words: string }

/** The heading that a line is, by its marks or by how it stands. */
export function headingAt(lines: string[], at: number): Heading | undefined {
  const line = lines[at] ?? ''
  const [marks = '', numberSigns = ''] = line.match(HEADING) ?? []
  if (marks) return { level: numberSigns.length, words: line.slice(marks.length) }
  if (isUnderline(lines, at + 1))
    return { level: lines[at + 1]?.startsWith('=') ? 1 : 2, words: line }
  const bold = boldWords(line)
  const words = (bold || line).replace(/#+\s*$/, '\\$&') // At the end of a heading they would be marks.
  if (isOverList(lines, at) && (bold ? bold.length <= LONGEST_PART : LABEL.test(line)))
    return { level: PART, words }
  if (isTitle(lines, at)) return { level: TITLE, words }
  return undefined
}

/** A line of its own before any other heading or list: a bold one, or the first of all if a heading or a label is next. */
function isTitle(lines: string[], at: number): boolean {
  const isAlone = !lines[at - 1]?.trim() && !lines[at + 1]?.trim()
  const bold = boldWords(lines[at] ?? '')
  if (!isAlone) return false
  if (!bold) return mayBeTitle(lines, at) && isMarked(nextLine(lines, at))
  return (
    TITLE_WORDS.test(bold) &&
    !lines.slice(0, at).some((line) => isMarked(line) || LIST_OR_TABLE.test(line))
  )
}

const isMarked = (line: string) => HEADING.test(line) || LABEL.test(line) || boldWords(line) !== ''

/** What a line has between the marks around all of it, with the colon after them. */
function boldWords(line: string): string {
  const [, , words = '', colon = ''] = line.match(ALL_BOLD) ?? []
  return words + colon
}

/** Whether a line is no more than the underlining of the one above. */
export function isUnderline(lines: string[], at: number): boolean {
  const above = lines[at - 1] ?? ''
  return (
    UNDERLINE.test(lines[at] ?? '') &&
    !OTHER_BLOCK.test(above) &&
    !LIST_OR_TABLE.test(above) &&
    !lines[at - 2]?.trim()
  )
}

const nextLine = (lines: string[], at: number) =>
  lines.slice(at + 1).find((line) => line.trim()) ?? ''
const isOverList = (lines: string[], at: number) => LIST_OR_TABLE.test(nextLine(lines, at))

const hasList = (lines: string[]) => lines.some((line) => LIST_OR_TABLE.test(line))

/**
 * Tells how deep each heading stands, asked in their order: 1 for a title, 2 for the parts below it.
 *
 * The first heading is the title, but for one over a list that has fellows, as Ingredients has in Method. Another of the
 * title's level is a part of the same recipe if it is over a list or before any; else it begins another recipe. Of a
 * text that is not whole yet, more headings are expected.
 */
export function outline(lines: string[], isWhole: boolean) {
  let title: { level: number; at: number } | undefined
  let parts: number[] = []

  const hasFellow = (at: number, level: number) =>
    !isWhole ||
    lines.slice(at + 1).some((line) => (line.match(HEADING)?.[1]?.length ?? PART) <= level)

  return (at: number, { level }: Heading): number => {
    if (!title) {
      const isPart = level === PART || (level > 1 && isOverList(lines, at) && hasFellow(at, level))
      title = { level: isPart ? TITLE : level, at }
      if (!isPart) return 1
    } else if (level <= title.level) {
      const isPart = isOverList(lines, at) || !hasList(lines.slice(title.at, at))
      title = { level: isPart ? level - 1 : level, at }
      if (!isPart) {
        parts = []
        return 1
      }
    }
    parts = [...parts.filter((above) => above < level), level]
    return Math.min(parts.length + 1, 6)
  }
}

/** Whether it takes the next line to tell what this one of a normalized text is: a title, a part or a paragraph. */
export const dependsOnNext = (lines: string[], at: number) =>
  [/^# /, ALL_BOLD, LABEL_BEGUN].some((pattern) => pattern.test(lines[at] ?? '')) ||
  mayBeTitle(lines, at)

/** Whether it takes the whole of the next line, as it does for a first one without marks. */
export const mayBeTitle = (lines: string[], at: number) =>
  PLAIN_TITLE.test(lines[at] ?? '') && !lines.slice(0, at).some((line) => line.trim())

/** Some models leave out the space. */
const HEADING = /^ ?(#{1,6})(?:[ \t]+(?=\S)|(?<=##)(?=[^#\s]))/
const ALL_BOLD = /^ ?(\*\*|__)(?![\s*_])((?:(?!\1).)+)\1([:：]?)[ \t]*$/
/** A few words with a colon, as Mistral 7B writes them over a list: For the dough: */
const LABEL = /^(?=.{2,34}$)\p{L}[^\s.,!?*_`|[\]]*(?: [^\s.,!?*_`|[\]]+){0,3}[:：][ \t]*$/u
/** What a label can grow from. */
const LABEL_BEGUN = /^\p{L}[^.,!?*_`。！？]{0,33}$/u
/** The page asks in English, and so it is answered. */
const PART_NAME =
  /^\W*(?:ingredients?|instructions?|directions?|method|steps?|preparation|notes?|tips|variations|serving suggestions|conclusion|introduction)\b[^.,!?]{0,30}$/i
const UNDERLINE = /^(?:=+|-{4,})[ \t]*$/
const LIST_OR_TABLE = /^[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]|\|)/
const OTHER_BLOCK = /^[ \t]*(?:[>#`~]|$)/
/** A few words that are no sentence, and say nothing of the kind of Serves: 4. */
const TITLE = /^(?:(?:recipe|recipe name|title|dish): )?[^.!?:;…。！？：।۔]{2,60}$/i
const LONGEST_PART = 80

/** Levels above and below markdown's own: of titles and of parts that have no marks. */
const TITLE_LEVEL = 0
const PART_LEVEL = 7

type Heading = { level: number; words: string }

/** The heading that a line is, by its marks or by how it stands. */
export function headingAt(lines: string[], at: number): Heading | undefined {
  const line = lines[at] ?? ''
  const [marks = '', numberSigns = ''] = line.match(HEADING) ?? []
  if (marks) return { level: numberSigns.length, words: line.slice(marks.length) }
  const words = boldWords(line) || line
  if (isPart(lines, at)) return { level: PART_LEVEL, words }
  if (isTitle(lines, at)) return { level: TITLE_LEVEL, words }
  if (isUnderline(lines, at + 1)) return { level: lines[at + 1]?.startsWith('=') ? 1 : 2, words }
  return undefined
}

/** What is bold or a label over a list; and what is called as parts are, also over anything else. */
function isPart(lines: string[], at: number): boolean {
  const line = lines[at] ?? ''
  const bold = boldWords(line)
  const isNamed = PART_NAME.test(bold || line)
  if (bold) return isNamed || (isOverList(lines, at) && bold.length <= LONGEST_PART)
  if (LABEL.test(line)) return isNamed || (isOverList(lines, at) && !isFirst(lines, at))
  return isNamed && isOverList(lines, at) && LABEL_BEGUN.test(line)
}

/** A line before any other heading or list: a bold one, or the first of all if a heading or a label is next. */
function isTitle(lines: string[], at: number): boolean {
  const bold = boldWords(lines[at] ?? '')
  if (lines[at - 1]?.trim()) return false
  if (!bold) return mayBePlainTitle(lines, at) && isMarked(nextLine(lines, at))
  const before = lines.slice(0, at)
  return TITLE.test(bold) && !before.some((line) => isMarked(line) || LIST_OR_TABLE.test(line))
}

const isMarked = (line: string) =>
  [HEADING, LABEL, PART_NAME, ALL_BOLD].some((pattern) => pattern.test(line))

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
    !/[.!?]\s*$/.test(above) &&
    !OTHER_BLOCK.test(above) &&
    !LIST_OR_TABLE.test(above)
  )
}

const nextLine = (lines: string[], at: number) =>
  lines.slice(at + 1).find((line) => line.trim()) ?? ''
const isOverList = (lines: string[], at: number) => LIST_OR_TABLE.test(nextLine(lines, at))
const hasList = (lines: string[]) => lines.some((line) => LIST_OR_TABLE.test(line))
const isFirst = (lines: string[], at: number) => !lines.slice(0, at).some((line) => line.trim())

/**
 * Tells how deep each heading stands, asked in their order: 1 for a title, 2 for the parts below it.
 *
 * The first is the title, unless it is called as parts are. Another of the title's level is a part of the same recipe
 * if it is called so, or is over a list or before any; else it begins another recipe.
 */
export function outline(lines: string[]) {
  let title: { level: number; at: number } | undefined
  let parts: number[] = []

  return (at: number, { level, words }: Heading): number => {
    const isNamedAsPart = level > 1 && PART_NAME.test(words)
    if (!title || level <= title.level) {
      const isTitle = title
        ? !isNamedAsPart && !isOverList(lines, at) && hasList(lines.slice(title.at, at))
        : !isNamedAsPart && level !== PART_LEVEL
      title = { level: isTitle ? level : Math.min(level - 1, title?.level ?? TITLE_LEVEL), at }
      if (isTitle) {
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
  mayBePlainTitle(lines, at)

/** Whether it takes the whole of the next line, as it does for a first one without marks. */
export const mayBePlainTitle = (lines: string[], at: number) =>
  TITLE.test(lines[at] ?? '') && /^\p{L}[^,]*$/u.test(lines[at] ?? '') && isFirst(lines, at)

import { splitFacts } from './facts.ts'
import { type Line, toNumber } from './lines.ts'
import { findName, isPhrase, MAX_LENGTH, type Name } from './names.ts'

/** "🛒", "➡️", "■": not of ASCII */
const SIGNS = /^(?:(?![ -~])[\p{S}\p{M}\p{Cf}※]\s*)+/u
/** At most five words: "Topping:", in French "Pour la sauce :" */
const LABEL = /^\p{L}[^\s.,!?|，。！？]*(?:\s[^\s.,!?|，。！？]+){0,4}\s?[:：]$/u
const BOLD = /^(\*\*|__)[^*_]+\1\s?[:：]?$/
/** "【材料】（2人分）", but not "(for two)" */
const BRACKETED = /^(?![(（])\p{Ps}[^\p{Pe}]+\p{Pe}(?:[(（].*)?$/u
const COLON_END = /\s*[:：](?=[*_]*$)/
/** A first line over a heading or over facts */
const PLAIN_TITLE = /^\p{L}[^.,!?…。！？]{0,58}[^.,!?…。！？:：]$/u

/** The model speaks of itself, or asks. */
const TALK = /\b(?:me|I)\b|^(?:Can|Could|Do|May|Shall|Should|Would) (?:you|we)\b/
const MAX_WORDS = 8
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

const withoutEmphasis = (text: string) => text.replaceAll(/(?<!\\)[*_]/g, '').trim()

/** Whether a line is a label, in bold or in brackets, or a name with a sign. Such a line is a block of its own. */
export function isMarked({ kind, text }: Line): boolean {
  const words = text.replace(SIGNS, '')
  const plain = withoutEmphasis(words)
  const isName = words !== text && findName(plain) !== undefined
  return (
    kind === 'words' && (isName || BOLD.test(words) || LABEL.test(plain) || BRACKETED.test(plain))
  )
}

export type Heading = { text: string; level: number; name: Name | undefined }

/** Below the levels of "#" are those of "1. **Ingredients**", of labels and of groups. */
const NUMBERED_LEVEL = 7
const LABEL_LEVEL = 8
const GROUP_LEVEL = 9

/** What a line says if it is a heading: "## Broth", or a marked line above others. `below` is the next line with words. */
export function readHeading(line: Line, below?: Line, above: Heading[] = []): Heading | undefined {
  const [mark = '', title = ''] = line.text.split(/(?<=^#+|^\d+\.) /)
  if (line.kind === 'heading') return toHeading(title, mark.length)
  if (line.kind === 'number') return isListLine(below) ? readNumberedName(title, above) : undefined
  const plain = withoutEmphasis(line.text.replace(SIGNS, ''))
  if (!below || line.kind !== 'words' || !isPhrase(plain) || splitFacts(plain)) return
  const isFirst = above.length === 0
  const isAboveHeading = below.kind === 'heading' || isMarked(below)
  if (isMarked(line)) {
    const isGreeting = isAboveHeading || (isFirst && /^\p{L}/u.test(line.text))
    const heading = toHeading(withoutEmphasis(line.text))
    const isTalk = COLON_END.test(plain) && (isGreeting || soundsLikeTalk(plain, below))
    return isTalk && !heading.name ? undefined : heading
  }
  const isTitle = isFirst && (isAboveHeading || splitFacts(withoutEmphasis(below.text)))
  return isTitle && PLAIN_TITLE.test(plain) ? toHeading(line.text, 1) : undefined
}

const isListLine = (line?: Line) =>
  line !== undefined && ['bullet', 'number', 'row'].includes(line.kind)

/** Of "1. **Ingredients**" over a list. Below it, numbers may name the other parts. */
function readNumberedName(title: string, above: Heading[]): Heading | undefined {
  const heading = toHeading(withoutEmphasis(title), NUMBERED_LEVEL)
  const isBelowOne = above.some(({ level }) => level === NUMBERED_LEVEL)
  const isName = heading.name === 'ingredients' || (isBelowOne && heading.name)
  return isName && !/[:：]/.test(heading.text) ? heading : undefined
}

function toHeading(words: string, level?: number): Heading {
  const text = words.replace(COLON_END, '')
  const name = findName(withoutEmphasis(text))
  return { text, name, level: level ?? (name === 'group' ? GROUP_LEVEL : LABEL_LEVEL) }
}

/** "Would you like me to:", or a label over a question */
function soundsLikeTalk(label: string, below: Line): boolean {
  const words = [...segmenter.segment(label)].filter(({ isWordLike }) => isWordLike)
  return (
    words.length > MAX_WORDS ||
    TALK.test(label) ||
    (/[?？؟]$/.test(below.text) && below.text.length <= MAX_LENGTH)
  )
}

/** "Step 1", "2. Cook", "第1步：切菜", "1️⃣ Cook" */
const STEP =
  /^\P{N}{0,12}(\p{Nd}{1,2}|[①-⑳❶-❿])\p{Lo}?\s?(?:[.):：](?!\d)|\p{Pd}\s|\uFE0F?\u20E3|(?<=[①-❿])|$)\s*(.*)$/u

/** The number of a heading, and its words. */
export function readStep(heading: string): [number, string] | undefined {
  const [, mark, words = ''] = STEP.exec(withoutEmphasis(heading)) ?? []
  return mark ? [toNumber(mark), words] : undefined
}

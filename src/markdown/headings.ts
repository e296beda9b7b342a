import { splitFacts } from './facts.ts'
import { findName, isPhrase, MAX_LENGTH, type Name } from './names.ts'

/** The levels of labels and of groups. Models hardly use "#####". */
export const LABEL_LEVEL = 5
const LABEL = '#'.repeat(LABEL_LEVEL)

/** "🛒", "➡️", "■": not of ASCII */
const SIGNS = /^(?:(?![ -~])[\p{S}\p{M}\p{Cf}※]\s*)+/u
/** At most five words: "Topping:", in French "Pour la sauce :" */
const FEW_WORDS = /^\p{L}[^\s.,!?|，。！？]*(?:\s[^\s.,!?|，。！？]+){0,4}\s?[:：]$/u
const BOLD = /^(\*\*|__)[^*_]+\1\s?[:：]?$/
/** "【材料】（2人分）", but not "(for two)" */
const BRACKETED = /^(?![(（])\p{Ps}[^\p{Pe}]+\p{Pe}(?:[(（].*)?$/u
/** A first line over a heading or over facts */
const PLAIN_TITLE = /^\p{L}[^.,!?…。！？]{0,58}[^.,!?…。！？:：]$/u
const COLON_END = /\s*[:：](?=[*_]*$)/

const ITEM = /^\s*(?:- |\d+\. |[|│｜])/
const OTHER_MARK = /^(?:\s{2}|\s*(?:#+ |[>|`~]|- |\d+\. |$))|\n/
/** Of "Soup" over "====" */
const UNDERLINE = /^(?:=+|-{4,})$/

/** The model speaks of itself, or asks. */
const TALK = /\b(?:me|I)\b|^(?:Can|Could|Do|May|Shall|Should|Would) (?:you|we)\b/

export const withoutEmphasis = (text: string) => text.replaceAll(/(?<!\\)[*_]/g, '').trim()
export const withoutColon = (text: string) => text.replace(COLON_END, '')

/** Whether a line is a label, in bold or in brackets, or a name with a sign. */
function isMarked(line: string): boolean {
  const words = line.trim().replace(SIGNS, '')
  const plain = withoutEmphasis(words)
  const isName = words !== line.trim() && findName(plain) !== undefined
  const hasMark = isName || BOLD.test(words) || FEW_WORDS.test(plain) || BRACKETED.test(plain)
  return hasMark && !OTHER_MARK.test(line)
}

/** A line as it is, or with "#" if it is a heading. `below` is the next line with words. */
export function readHeading(line: string, below = '', isFirst = false): string {
  if (OTHER_MARK.test(line) || UNDERLINE.test(below)) return line
  const plain = withoutEmphasis(line.replace(SIGNS, ''))
  const canBeHeading = below && isPhrase(plain) && !splitFacts(plain)
  const isAboveHeading = /^#+ /.test(below) || isMarked(below)
  if (!isMarked(line)) {
    const isTitle = isFirst && (isAboveHeading || splitFacts(withoutEmphasis(below)))
    return canBeHeading && isTitle && PLAIN_TITLE.test(plain) ? `# ${line}` : line
  }
  const name = findName(plain)
  const isGreeting = isAboveHeading || (isFirst && /^\p{L}/u.test(line))
  const isTalk = COLON_END.test(plain) && !name && (isGreeting || soundsLikeTalk(plain, below))
  // A block of its own, even below an item
  if (!canBeHeading || isTalk) return `\n${line}\n`
  return `${LABEL}${name === 'group' ? '#' : ''} ${withoutEmphasis(line)}`
}

/** "Would you like me to:", or a label over a question */
function soundsLikeTalk(label: string, below: string): boolean {
  const isQuestion = /[?？؟]$/.test(below) && below.length <= MAX_LENGTH
  return TALK.test(label) || label.split(' ').length > 8 || isQuestion
}

/** Of "1. **Ingredients**" over a list */
export function readNumberedName(line: string, below = ''): Name | undefined {
  const [, words] = /^\d+\. ([^:：]+[:：]?[*_]*[:：]?)$/.exec(line) ?? []
  return words && ITEM.test(below) ? findName(withoutEmphasis(words)) : undefined
}

import { splitFacts } from './facts.ts'
import { findName, isPhrase, MAX_HEADING_LENGTH } from './names.ts'

/** The depth of labels. Groups are one deeper. Models hardly use "#####". */
export const LABEL_DEPTH = 5

/** "🛒", "➡️", "■": not of ASCII */
const LEADING_SYMBOLS = /^(?:(?![ -~])[\p{S}\p{M}\p{Cf}※]\s*)+/u
/** "Topping:", in French "Pour la sauce :". At most five words */
const LABEL = /^\p{L}[^\s.,!?|，。！？]*(?:\s[^\s.,!?|，。！？]+){0,4}\s?[:：]$/u
const BOLD = /^(\*\*|__)[^*_]+\1\s?[:：]?$/
/** "【材料】（2人分）", but not "(for two)" */
const BRACKETED = /^(?![(（])\p{Ps}[^\p{Pe}]+\p{Pe}(?:[(（].*)?$/u
/** A first line over a heading or over facts */
const PLAIN_TITLE = /^\p{L}[^.,!?…。！？]{0,58}[^.,!?…。！？:：]$/u
const COLON_END = /\s*[:：](?=[*_]*$)/
/** Markdown makes a heading of the line above: "Soup\n====" */
const UNDERLINE = /^(?:=|----)/
/** Text below an item, or a block of several lines: code or a table */
const INDENTED_OR_BLOCK = /^\s|\n/
/** Bold labels may be longer than plain ones. */
const MAX_WORDS = 8
/** "Let me …", "Would you …", but not the number of "Part I:" */
const TALK = /\bme\b|\bI\b(?!\s*[:：])|(?:Can|Could|Do|May|Shall|Should|Would) (?:you|we)\b/

/** Repairs a line that is a heading or a label. Others stay. `nextLine` is the next with words. */
export function repairHeading(line: string, nextLine = '', isFirst = false): string {
  if (line.startsWith('#')) return line.replace(COLON_END, '')
  if (INDENTED_OR_BLOCK.test(line) || UNDERLINE.test(nextLine)) return line
  const words = stripMarks(line)
  const canBeHeading = nextLine !== '' && isPhrase(words) && !splitFacts(words)
  if (!looksLikeHeading(line)) {
    const canBeTitle = isFirst && canBeHeading && PLAIN_TITLE.test(words)
    return canBeTitle && canFollowTitle(nextLine) ? `# ${line}` : line
  }
  if (!canBeHeading || isLeadIn(line, nextLine, isFirst)) return setApart(line)
  const depth = findName(words) === 'group' ? LABEL_DEPTH + 1 : LABEL_DEPTH
  return `${'#'.repeat(depth)} ${stripEmphasis(line).replace(COLON_END, '')}`
}

/** Whether a label introduces text: "Here you are:", "Would you like me to:" */
function isLeadIn(line: string, nextLine: string, isFirst: boolean): boolean {
  const words = stripMarks(line)
  if (!COLON_END.test(words) || findName(words)) return false
  const isGreeting = isFirst && /^\p{L}/u.test(line)
  return isGreeting || isHeading(nextLine) || isQuestion(nextLine) || soundsLikeTalk(words)
}

/** A block of its own, even below an item */
export const setApart = (line: string) => `\n${line}\n`

const isHeading = (line: string) => line.startsWith('#') || looksLikeHeading(line)
const canFollowTitle = (line: string) =>
  isHeading(line) || splitFacts(stripEmphasis(line)) !== undefined
const isQuestion = (line: string) => line.length <= MAX_HEADING_LENGTH && /[?？؟]$/.test(line)
const soundsLikeTalk = (words: string) => TALK.test(words) || words.split(' ').length > MAX_WORDS

/** Whether a line has the mark of a heading: a colon, bold, brackets, or symbols before a name. */
function looksLikeHeading(line: string): boolean {
  const withoutSymbols = line.replace(LEADING_SYMBOLS, '')
  const words = stripEmphasis(withoutSymbols)
  const isName = withoutSymbols !== line && findName(words) !== undefined
  const hasMark = isName || BOLD.test(withoutSymbols) || LABEL.test(words) || BRACKETED.test(words)
  return hasMark && !INDENTED_OR_BLOCK.test(line)
}

/** A line without symbols and emphasis */
const stripMarks = (line: string) => stripEmphasis(line.replace(LEADING_SYMBOLS, ''))
const stripEmphasis = (text: string) => text.replaceAll(/(?<!\\)[*_]/g, '')

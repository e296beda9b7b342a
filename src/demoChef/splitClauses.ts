import { hasRole, type Token } from './token.ts'

/** A part of a list between commas and other signs. */
export type Clause = {
  text: string
  before: string // the signs before it
  after: string
  tokens: readonly Token[]
  mentions: readonly Token[] // the tokens that mention foods, or what someone may be allergic to
}

export const hasTokenOf = ({ tokens }: Clause, ...roles: readonly Token['role'][]) =>
  tokens.some((token) => hasRole(token, ...roles))

export const SENTENCE_END = /[.;!\n]/
export const HEADING_END = /[-–—:]/
const LINE = '\\n+(?:[-*•] )?'
const DASH = ' -|- | [–—]|[–—] '
/** The signs between clauses, except a dot in a number or a hyphen in a word. */
const SIGN = RegExp(`([,،、，;:!?()[\\]{}|/•…]|\\.+(?=\\s|$)|${LINE}|${DASH})`)
/** The space before "but", "without" or "and no", except after "anything". */
const BUT =
  /(?<!anything|everything|nothing|all|but|and) (?=(?:but|without|minus|and (?:no|not|without)) )/g

/** The clauses of a list: "eggs, milk. No nuts" */
export function splitClauses(list: string): Omit<Clause, 'tokens' | 'mentions'>[] {
  const parts = writeOutSigns(list).replace(BUT, ', ').split(SIGN)
  // Clauses stand at even places, and signs at odd ones.
  const clauses = []
  let before = ''
  for (const [at, part] of parts.entries()) {
    if (at % 2 === 1) before += trimSign(part)
    else if (part.trim() !== '') {
      clauses.push({ text: part.trim(), before, after: trimSign(parts[at + 1] ?? '') })
      before = ''
    }
  }
  return clauses
}

/** Keeps up to two line feeds, which end a list. */
const trimSign = (sign: string) => sign.trim() || sign.slice(0, 2)

/** Signs and short forms, and the words that they stand for. */
const SIGNS: readonly [pattern: RegExp, words: string][] = [
  // Other spaces, and invisible signs
  [/[^\S\n]+|(?!\n)\p{C}/gu, ' '],
  [/\p{Emoji_Presentation}/gu, ' $& '],
  // "140/90", "BP 180/95", but not "250/300 g"
  [/(?:\bBP:? )?\b\d{3}\/\d{2,3}\b(?! ?(?:g|kg|ml)\b)/gi, 'blood pressure'],
  // "27+2", in weeks
  [/(?<![\d.])\d\d\+[0-6](?!\d)/g, 'pregnant'],
  [/\bw\/o /gi, 'without '],
  // "eggs & milk", "eggs/milk"
  [/[&+]|(?<=\p{Ll})\/(?=\p{Ll})/gu, ' and '],
  // "✗ eggs", and "x eggs", but not "2 x eggs"
  [/[✗✘✖❌🚫⛔⚠☠≠¬]\uFE0F? ?/gu, 'no '],
  [/(?<=^|[,;\n] ?)x (?=\p{L})/giu, 'no '],
  // "~~eggs~~", "<s>eggs</s>", letters that are struck through, "-eggs", "eggs x", "eggs (-)"
  [/~~(?=\p{L})|<(?:s|del|strike)>|\p{L}?[\u0335-\u0338]+/giu, 'no '],
  [/(?<=^|[,;] ?)[-!]+(?=\p{L})/gu, 'no '],
  [/(?<=\p{L}) \(?[x-]\)?(?= *(?:$|[,;\n]))/giu, ' no'],
  // "cream 1.11.", "01-11-2025", "ham 12/11", "ham 2021", "mince from the 4th", but neither "2000 g" nor "the 2nd aisle"
  [/\b\d{1,2}([./-])\d{1,2}\1(?:\d{2,4}\b)?/g, ' best before '],
  [/\b(?:\d{1,2}\/\d{2}|[1-3]\d\/\d)\b(?! ?(?:g|kg|ml)\b)/gi, ' best before '],
  [/\b(?:19|20)\d\d\b(?! ?(?:g|ml)\b)/g, ' best before '],
  [/\b\d{1,2}(?:st|nd|rd|th)(?= *(?:$|[,;.)\n]))/gi, ' best before '],
  // "4 day old rice", "ham, 10 days open", but not "day old bread"
  [/\b(?:[2-9]|[1-9]\d|several|couple of)[ -]days?\b/gi, 'days ago'],
  [/\b(?:two|three|four|five|six|seven|eight|nine|ten)[ -]days?\b/gi, 'days ago'],
  // "1 1/2", "250/300"
  [/\d+(?: ?½| \d\/\d)|(?!1\/2\b)\d+\/\d+/g, ' some '],
  [/½|1\/2/g, ' half '],
  // "1,5"
  [/(\d),(\d)/g, '$1.$2'],
  // "2 tins of tomatoes" are canned tomatoes, but "mushrooms can stay" are not.
  [/\b(?:cans|tins?) (?:of )?(?=\p{L})|\bcan of (?=\p{L})|\btinned /giu, 'canned '],
  [/(?<=(?:^|[,;(\n\d]) ?)can (?!(?:eat|have|use|be|I|we|you)\b)(?=\p{L})/giu, 'canned '],
  [/(?<=\b(?:an?|one|two|the|half|small|large|big) )can (?=\p{L})/giu, 'canned '],
  [/\bjars? of (?=\p{L})/giu, 'jarred '],
]

/** Writes signs in a list as words: "eggs ✗" as "eggs no" */
const writeOutSigns = (list: string) =>
  SIGNS.reduce((text, [pattern, words]) => text.replace(pattern, words), list)

import { hasRole, isMention, isSpoilable, type Token } from '../dictionary/token.ts'
import { writeOutSigns } from './writeOutSigns.ts'

/** A part of a list between commas and other signs. */
export type Clause = {
  text: string
  before: string // the signs before it
  after: string // the signs up to the next clause
  tokens: readonly Token[]
  mentions: readonly Token[] // the tokens that mention foods, or what someone may be allergic to
  previous: Clause | undefined
}

/** The signs that end a rule of this reach. A "?" ends none. */
export const END_OF = { bracket: /\)/, clause: /[,.;\n]/, sentence: /[.;!\n]/, list: /\.|\n\n/ }
const LINE_START = '\\n+(?:[-*•] )?'
const DASH = ' -|- | [–—]|[–—] '
/** The signs between clauses, except a dot in a number or a hyphen in a word. */
const SIGN = RegExp(`([,،、，;:!?()[\\]{}|/•…]|\\.+(?=\\s|$)|${LINE_START}|${DASH})`)
/** The space before "but", "without" or "and no", except after "anything". */
const BEFORE_BUT =
  /(?<!anything|everything|nothing|all|but|and) (?=(?:but|without|minus|and (?:no|not|without)) )/g

/** The clauses of a list: "eggs, milk. No nuts" */
export function splitClauses(list: string): Pick<Clause, 'text' | 'before' | 'after'>[] {
  const parts = writeOutSigns(list).replace(BEFORE_BUT, ', ').split(SIGN)
  // Clauses stand at even places, and signs at odd ones.
  const clauses: { text: string; before: string }[] = []
  let before = ''
  for (const [at, part] of parts.entries()) {
    if (at % 2 === 1) before += part
    else if (part.trim() !== '') {
      clauses.push({ text: part.trim(), before })
      before = ''
    }
  }
  return clauses.map((clause, at) => ({ ...clause, after: clauses[at + 1]?.before ?? before }))
}

export const hasTokenOf = ({ tokens }: Clause, ...roles: readonly Token['role'][]) =>
  tokens.some((token) => hasRole(token, ...roles))

/** "my son", "for the kids" */
export const namesSomeone = (clause: Clause) => hasTokenOf(clause, 'person', 'eater')
export const opensBracket = ({ before }: Clause) => before.includes('(')
export const isExclaimed = ({ after }: Clause) => after.startsWith('!')
export const followsSentence = ({ before }: Clause) => /[.!?]/.test(before)
export const followsFood = ({ previous }: Clause) => (previous?.mentions.length ?? 0) > 0
const startsLine = ({ before }: Clause) => /(?:^|\n)$/.test(before)

/** Before a colon or a dash ("Allergies:", "allergy - eggs"), or a line above a bulleted list ("Allergies\n- nuts") */
export const isHeading = (clause: Clause) =>
  /^[)\]?]* ?[-–—:]/.test(clause.after) || (/\n[-*•]/.test(clause.after) && startsLine(clause))

/** Whether a clause is a whole line, with another line below. */
export const hasOwnLine = (clause: Clause) => startsLine(clause) && clause.after.startsWith('\n')

const DASH_FIRST = /^ ?[-–—]/
/** "eggs (flurbs)", "eggs: flurbs", "eggs - flurbs" */
export const isAside = ({ before }: Clause) => /[(:]/.test(before) || DASH_FIRST.test(before)

/** "eggs - mouldy - milk": it may be about both. */
export const isBetweenDashes = ({ before, after }: Clause) =>
  DASH_FIRST.test(before) && DASH_FIRST.test(after)

/** A heading, "I can't eat the following", or a line that begins a paragraph ("Allergies\neggs") */
export const beginsList = (clause: Clause) =>
  isHeading(clause) ||
  hasTokenOf(clause, 'following') ||
  (hasOwnLine(clause) && /^$|\n\n$/.test(clause.before))

/** The mentions of the last clause that has some: the eggs of "eggs, allergic" */
export function lastMentions({ previous }: Clause): readonly Token[] {
  if (!previous) return []
  return previous.mentions.length > 0 ? previous.mentions : lastMentions(previous)
}

/** What the sentence mentions before a clause, from its last ban on */
export function mentionsSinceBan({ before, previous }: Clause): readonly Token[] {
  if (!previous || END_OF.sentence.test(before)) return []
  const others = beginsWithBan(previous) ? [] : mentionsSinceBan(previous)
  return [...others, ...previous.mentions]
}

/** What else a clause is about than its own mentions: what can spoil before it ("chicken, rice, old"), and what stands last */
export function mentionsDescribed(clause: Clause): readonly Token[] {
  // "chicken, rice (old)" is about the rice.
  const others = isAside(clause) ? [] : mentionsSinceBan(clause).filter(isSpoilable)
  return [...new Set([...others, ...lastMentions(clause)])]
}

/** "no eggs", but not "eggs no" */
export function beginsWithBan({ tokens }: Clause): boolean {
  // Words such as "free" stand behind what they rule out.
  const at = tokens.findIndex((token) => hasRole(token, 'no', 'except', 'avoid'))
  return at >= 0 && at < tokens.findIndex(isMention)
}

import { hasRole, isMention, isSpoilable, type Token } from '../dictionary/token.ts'
import { writeOutSigns } from './writeOutSigns.ts'

type Part = {
  text: string
  before: string // the signs before it
  after: string // the signs up to the next clause
}
/** A part of a list between commas and other signs. */
export type Clause = Part & {
  tokens: readonly Token[]
  mentions: readonly Token[] // the tokens that mention foods, or what someone may be allergic to
  previous: Clause | undefined
  has: (...roles: readonly Token['role'][]) => boolean // whether a token has one of the roles
  namesSomeone: boolean // "my son", "for the kids"
  beginsWithBan: boolean // "no eggs", but not "eggs no"
  hasOwnLine: boolean // with another line below
  isHeading: boolean // before a colon or a dash ("Allergies:", "allergy - eggs"), or above bullets
  beginsList: boolean // a heading, "I can't eat the following", or a line that begins a paragraph
  isAside: boolean // "eggs (flurbs)", "eggs: flurbs", "eggs - flurbs"
  isBetweenDashes: boolean // "eggs - mouldy - milk": it may be about both.
  followsFood: boolean
  subjects: readonly Token[] // what it says something of: its mentions, or else lastMentions
  lastMentions: readonly Token[] // of the last clause that has some: the eggs of "eggs, allergic"
  mentionsSinceBan: readonly Token[] // what the sentence mentions before it, from the last clause that begins with a ban
}

/** What ends a ban or a doubt that goes on until the end of a bracket, a clause, a sentence or a list. A "?" ends none. */
export const END_OF = { bracket: /\)/, clause: /[,.;\n]/, sentence: /[.;!\n]/, list: /\.|\n\n/ }
const LINE_START = '\\n+(?:[-*•] )?'
const DASH = ' -|- | [–—]|[–—] '
/** The signs between clauses, except a dot in a number or a hyphen in a word. */
const SEPARATOR = RegExp(`([,،、，;:!?()[\\]{}|/•…]|\\.+(?=\\s|$)|${LINE_START}|${DASH})`)
/** The space before "but", "without" or "and no". "anything but" and its like stay whole. */
const BEFORE_BUT =
  /(?<!anything|everything|nothing|all|but|and) (?=(?:but|without|minus|and (?:no|not|without)) )/g
const DASH_FIRST = /^ ?[-–—]/

/** The clauses of a list: "eggs, milk. No nuts" */
export function splitClauses(list: string): Part[] {
  const parts = writeOutSigns(list).replace(BEFORE_BUT, ', ').split(SEPARATOR)
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

/** Adds to a part what it says, and what stands around it: `previous` is the clause before it. */
export function createClause(part: Part, tokens: readonly Token[], previous?: Clause): Clause {
  const { before, after } = part
  const mentions = tokens.filter(isMention)
  const has: Clause['has'] = (...roles) => tokens.some((token) => hasRole(token, ...roles))
  // Words such as "free" stand behind what they rule out.
  const firstBan = tokens.findIndex((token) => hasRole(token, 'no', 'except', 'avoid'))
  const startsLine = /(?:^|\n)$/.test(before)
  const hasOwnLine = startsLine && after.startsWith('\n')
  const isHeading = /^[)\]?]* ?[-–—:]/.test(after) || (/\n[-*•]/.test(after) && startsLine)
  const beginsParagraph = hasOwnLine && /^$|\n\n$/.test(before)
  const followsFood = previous !== undefined && previous.mentions.length > 0
  const lastMentions = followsFood ? previous.mentions : (previous?.lastMentions ?? [])
  const isSameSentence = previous !== undefined && !END_OF.sentence.test(before)
  const others = isSameSentence && !previous.beginsWithBan ? previous.mentionsSinceBan : []
  return {
    ...part,
    tokens,
    mentions,
    previous,
    has,
    hasOwnLine,
    isHeading,
    followsFood,
    namesSomeone: has('person', 'eater'),
    beginsWithBan: firstBan >= 0 && firstBan < tokens.findIndex(isMention),
    beginsList: isHeading || has('following') || beginsParagraph,
    isAside: /[(:]/.test(before) || DASH_FIRST.test(before),
    isBetweenDashes: DASH_FIRST.test(before) && DASH_FIRST.test(after),
    lastMentions,
    subjects: mentions.length > 0 ? mentions : lastMentions,
    mentionsSinceBan: isSameSentence ? [...others, ...previous.mentions] : [],
  }
}

/** The foods before a clause that it may describe: the last ones, and what can spoil in the sentence ("chicken, rice, old"). */
export function mentionsDescribed(clause: Clause): readonly Token[] {
  // "chicken, rice (old)" is about the rice.
  const others = clause.isAside ? [] : clause.mentionsSinceBan.filter(isSpoilable)
  return [...new Set([...others, ...clause.lastMentions])]
}

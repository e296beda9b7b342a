import { isMention, type Token } from '../dictionary/token.ts'
import { type Clause, END_OF } from './clause.ts'
import { banFoods, type Doubt, type OpenRule, type Reading } from './reading.ts'

const OR = /^(?:or|nor|oder|o|ou)$/i
const BEHIND = '(?:and )?(?:the )?(?:also|too|as well|either|likewise)'
const IN_FRONT = '(?:or|plus|nor|ditto|so (?:are|is|do|does)|same (?:for|goes for|with))(?: the)?'
/** "milk too", "nor milk" */
const AS_WELL = RegExp(`^(?:${BEHIND}|${IN_FRONT})$`, 'i')

export const banAll = (until: RegExp): OpenRule => ({ until, isList: true, bans: () => true })

export const headingBan = (heading: Clause): OpenRule => ({ ...banAll(END_OF.list), heading })

/** Leaves out what stands below a heading that nobody knows, or that can mean spoilt. */
export function headingDoubt(heading: Clause, more?: Partial<Doubt>): OpenRule {
  const doubt = { words: heading.text, mentions: [], ...more }
  return { until: END_OF.list, isList: true, heading, doubt }
}

/** Leaves out the foods of a clause if a ban or a doubt before it goes on. Returns whether one does. */
export function continueRule(clause: Clause, reading: Reading): boolean {
  const { tokens, mentions } = clause
  const { openRule } = reading
  if (openRule?.doubt && mentions.length > 0) extendDoubt(openRule.doubt, mentions, reading)
  // "allergic to eggs, milk and rice" bans all three.
  else if (openRule?.bans && mentions.some(openRule.bans)) banFoods(mentions, reading)
  // "no limes or milk, rice or eggs": "or" joins to the ban all that the sentence names since then.
  else if (openRule && tokens.some(({ text }) => OR.test(text)))
    banFoods([...clause.mentionsSinceBan, ...mentions], reading)
  else return false
  return true
}

function extendDoubt(doubt: Doubt, mentions: readonly Token[], reading: Reading) {
  const { doubts, unknownFoods } = reading
  unknownFoods.delete(doubt.words) // The doubt names them.
  doubt.mentions = [...doubt.mentions, ...mentions]
  if (!doubts.includes(doubt)) doubts.push(doubt)
}

/** Leaves out what is said to be like the foods before it: "No eggs. Milk too.", "old chicken, prawns too". Returns whether it did. */
export function continueAsWell(clause: Clause, reading: Reading): boolean {
  const { tokens, mentions } = clause
  const words = tokens.flatMap((token) => (isMention(token) ? [] : token.text)).join(' ')
  if (mentions.length === 0 || !AS_WELL.test(words)) return false
  const before = clause.lastMentions
  const doubt = reading.doubts.find((one) =>
    before.some((mention) => one.mentions.includes(mention)),
  )
  const isBanned = before.some(({ name }) => reading.exclusions.leftOutNames.has(name))
  if (doubt) reading.doubts.push({ ...doubt, mentions, isReleasedByName: false })
  else if (isBanned) banFoods(mentions, reading)
  return doubt !== undefined || isBanned
}

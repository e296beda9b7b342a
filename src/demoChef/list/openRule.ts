import { isMention, type Token } from '../dictionary/token.ts'
import { type Clause, END_OF } from './clause.ts'
import { banFoods, type Doubt, type OpenRule, type Reading } from './reading.ts'

const OR = /^(?:or|nor|oder|o|ou)$/i
const BEHIND = '(?:and )?(?:the )?(?:also|too|as well|either|likewise)'
const IN_FRONT = '(?:or|plus|nor|ditto|so (?:are|is|do|does)|same (?:for|goes for|with))(?: the)?'
/** "milk too", "nor milk" */
const AS_WELL = RegExp(`^(?:${BEHIND}|${IN_FRONT})$`, 'i')

export const banOfAll = (until: RegExp): OpenRule => ({ until, isList: true, covers: () => true })

export const headingBan = (heading: Clause): OpenRule => ({ ...banOfAll(END_OF.list), heading })

/** Leaves out what stands below a heading that nobody knows, or that can mean spoilt. */
export function headingDoubt(heading: Clause, canMeanSpoilt = false): OpenRule {
  return { ...headingBan(heading), doubt: { words: heading.text, mentions: [], canMeanSpoilt } }
}

/** Leaves out the foods of a clause if a ban or a doubt before it goes on, or also holds for them. Returns whether it did. */
export function continueRule(clause: Clause, reading: Reading): boolean {
  const { tokens, mentions, mentionsSinceBan } = clause
  const { openRule } = reading
  // If it covers one, it covers all of the clause: "allergic to eggs, milk and rice" bans all three.
  if (openRule && mentions.some(openRule.covers)) leaveOut(mentions, openRule.doubt, reading)
  // "no limes or milk, rice or eggs": "or" joins to the ban all that the sentence names since then.
  else if (openRule && tokens.some(({ text }) => OR.test(text)))
    banFoods([...mentionsSinceBan, ...mentions], reading)
  else return continueAsWell(clause, reading)
  return true
}

/** Leaves out what is said to be like the foods before it: "No eggs. Milk too.", "old chicken, prawns too". */
function continueAsWell(clause: Clause, reading: Reading): boolean {
  const { tokens, mentions, lastMentions } = clause
  const words = tokens.flatMap((token) => (isMention(token) ? [] : token.text)).join(' ')
  if (mentions.length === 0 || !AS_WELL.test(words)) return false
  const isBanned = lastMentions.some(({ name }) => reading.exclusions.leftOutNames.has(name))
  const doubt = reading.doubts.find((one) =>
    lastMentions.some((food) => one.mentions.includes(food)),
  )
  if (doubt || isBanned) leaveOut(mentions, doubt, reading)
  return doubt !== undefined || isBanned
}

/** Adds foods to a doubt, or else bans them. */
function leaveOut(mentions: readonly Token[], doubt: Doubt | undefined, reading: Reading) {
  if (!doubt) return banFoods(mentions, reading)
  reading.unknownWords.delete(doubt.words) // The doubt names them.
  doubt.mentions = [...doubt.mentions, ...mentions]
  doubt.isReleasedByName = false
  if (!reading.doubts.includes(doubt)) reading.doubts.push(doubt)
}

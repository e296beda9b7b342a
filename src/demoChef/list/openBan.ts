import { isMention, type Token } from '../dictionary/token.ts'
import { type Clause, lastMentions, mentionsSinceBan } from './clause.ts'
import { banFoods, type OpenBan, type Reading } from './reading.ts'

const LIST_END = /\.|\n\n/

/** Bans what stands below a heading: "Allergies:" */
export const headingBan = (heading: Clause): OpenBan => ({ until: LIST_END, heading })

/** Leaves out what stands below a heading that nobody knows, or that can mean spoilt. */
export function headingDoubt(heading: Clause, { canMeanSpoilt = false } = {}): OpenBan {
  return { ...headingBan(heading), doubt: { words: heading.text, mentions: [], canMeanSpoilt } }
}

const OR = /^(?:or|nor|oder|o|ou)$/i
/** "milk too" */
const AS_WELL = /^(?:and )?(?:the )?(?:also|too|as well|either|likewise)$/i
/** "nor milk" */
const NOR = /^(?:or|plus|nor|ditto|so (?:are|is|do|does)|same (?:for|goes for|with))(?: the)?$/i

/** Leaves out the foods of a clause if a ban before it goes on. Returns whether one does. */
export function continueBan(clause: Clause, reading: Reading): boolean {
  const { tokens, mentions } = clause
  const { openBan, doubts } = reading
  const doubt = openBan?.doubt
  // "allergic to eggs, milk and rice" bans all three.
  const isCovered = openBan !== undefined && mentions.some(openBan.covers ?? (() => true))
  if (isCovered && doubt) {
    doubt.mentions = [...doubt.mentions, ...mentions]
    if (!doubts.includes(doubt)) doubts.push(doubt)
  } else if (isCovered || isAsWell(clause, reading)) banFoods(reading, mentions)
  // "no limes or milk, rice or eggs": "or" joins to the ban all that the sentence names since then.
  else if (openBan && tokens.some(({ text }) => OR.test(text)))
    banFoods(reading, [...mentionsSinceBan(clause), ...mentions])
  else return false
  return true
}

/** "No eggs. Milk too.": whether a clause adds its foods to those that are banned before it */
function isAsWell(clause: Clause, { exclusions }: Reading): boolean {
  const words = clause.tokens.flatMap((token) => (isMention(token) ? [] : token.text)).join(' ')
  const isBanned = ({ name }: Token) => exclusions.mentionedNames.has(name)
  return (AS_WELL.test(words) || NOR.test(words)) && lastMentions(clause).some(isBanned)
}

import { isBan, isHazard, isMention, isUnknown, type Token, textOf } from '../dictionary/token.ts'
import {
  beginsList,
  beginsWithBan,
  type Clause,
  END_OF,
  followsFood,
  hasTokenOf,
  isAside,
  isExclaimed,
  isLine,
  lastMentions,
  mentionsSinceBan,
  opensBracket,
} from './clause.ts'
import { banAll, headingBan, headingDoubt } from './openRule.ts'
import { banFoods, type Reading } from './reading.ts'

/** "no nuts", "nut allergy", "Allergies:", "(allergic)": excludes what the clause mentions, or else what stands before it. */
export function readBan(clause: Clause, reading: Reading): boolean {
  if (!clause.tokens.some(isBan)) return false
  if (isUnclearBan(clause)) reading.refused = `“${clause.text}”`
  else if (clause.mentions.length > 0) banMentions(clause, reading)
  else if (!hasTokenOf(clause, 'tool')) banBeside(clause, reading) // "no oven" bans no food
  return true
}

/** "Rosemary is allergic", "Tom has an allergy": names that are also foods */
const SOMEONE_IS_ALLERGIC = /(\S+) (?:is|has an) (?:\w+ )?(?:allergic|intolerant|allergy)$/i

/** Whether a ban is unclear: an unknown word may be what it rules out, but not in "no bloody nuts". */
function isUnclearBan(clause: Clause): boolean {
  const { tokens, mentions } = clause
  // "allergic to everything but rice"
  const bansAndHazards = tokens.filter((token) => isBan(token) || isHazard(token))
  if (bansAndHazards.length > 1 && hasTokenOf(clause, 'except')) return true
  const [, someone] = SOMEONE_IS_ALLERGIC.exec(clause.text) ?? []
  if (mentions.some(({ text }) => text === someone)) return true
  // "no nuts or sprue"
  const isAnd = (token?: Token) => token?.role === 'and'
  const isJoined = (at: number) => isAnd(tokens[at - 1]) || isAnd(tokens[at + 1])
  if (mentions.length > 0) return tokens.some((token, at) => isUnknown(token) && isJoined(at))
  if (tokens.some(isUnknown)) return true
  // "eggs, rice. Allergic", but neither "eggs (allergic)" nor a line that begins a list
  const isOfFood = isAside(clause) && followsFood(clause)
  const isClear = isOfFood || beginsList(clause) || isLine(clause) || hasTokenOf(clause, 'tool')
  return !isClear && lastMentions(clause).length > 0 && hasTokenOf(clause, 'avoid', 'free')
}

function banBeside(clause: Clause, reading: Reading) {
  const mentionsBefore = lastMentions(clause)
  if (beginsList(clause)) reading.openRule = headingBan(clause)
  // "ALLERGIC! Mushrooms", or else a doubt: "not soaked, mushrooms"
  else if (mentionsBefore.length === 0)
    reading.openRule = isExclaimed(clause) ? banAll(END_OF.clause) : headingDoubt(clause)
  else {
    if (isLine(clause)) reading.openRule = headingDoubt(clause)
    // "mushrooms (allergic)", or else a doubt: "mushrooms (not soaked)"
    if (hasTokenOf(clause, 'avoid', 'free'))
      banFoods([...allergensBefore(clause, reading), ...mentionsBefore], reading)
    else reading.doubts.push({ words: clause.text, mentions: mentionsBefore })
  }
}

/** Excludes what a clause mentions. The ban may go on over the clauses that follow. */
function banMentions(clause: Clause, reading: Reading) {
  const { tokens, mentions } = clause
  const isInFront = beginsWithBan(clause)
  // "eggs, nut and milk allergy"
  const others = isInFront || mentions.length === 1 ? [] : allergensBefore(clause, reading)
  banFoods([...others, ...mentions, ...mentionsWithin(mentions, reading)], reading)
  // "no eggs sprue", but not "walnuts upset my allergy"
  const behind = tokens.slice(tokens.findLastIndex(isMention) + 1)
  const unknown = behind.some(isBan) ? [] : behind.filter(isUnknown)
  if (unknown.length > 0) reading.unknownFoods.add(textOf(unknown))
  if (reading.openRule?.isList) return
  const overCommas = { until: END_OF.sentence, isList: false, bans: coveredBy(clause, reading) }
  if (opensBracket(clause)) reading.openRule = banAll(END_OF.bracket)
  else reading.openRule = isInFront ? overCommas : undefined
}

/** The mentions that a ban covers over commas. */
function coveredBy(clause: Clause, { dictionary }: Reading): (mention: Token) => boolean {
  const { isAllergen } = dictionary
  // "allergic to nuts, eggs", and "can't have onions, garlic", whatever follows
  if (hasTokenOf(clause, 'avoid', 'free'))
    return clause.mentions.some(isAllergen) ? isAllergen : () => true
  // "no dairy, nuts", but not "no nuts, eggs" or "no limes, fish"
  const areAllergens = clause.mentions.every(isAllergen)
  return (mention) =>
    mention.foods.length === 0 || (areAllergens && isAllergen(mention) && mention.foods.length > 1)
}

const allergensBefore = (clause: Clause, { dictionary }: Reading) =>
  mentionsSinceBan(clause).filter(dictionary.isAllergen)

/** "rice milk" among more than two mentions is also rice and milk: "no wheat rice milk eggs" */
function mentionsWithin(mentions: readonly Token[], { dictionary }: Reading): readonly Token[] {
  const words = mentions.length > 2 ? mentions.flatMap(({ text }) => text.split(' ')) : []
  return words.flatMap((word) => dictionary.foodTokenOf(word) ?? [])
}

import { isBan, isHazard, isMention, isUnknown, type Token, textOf } from '../dictionary/token.ts'
import { type Clause, END_OF } from './clause.ts'
import { banOfAll, headingBan, headingDoubt } from './openRule.ts'
import { banFoods, type Reading } from './reading.ts'

/** "no nuts", "nut allergy", "Allergies:", "(allergic)": excludes what the clause mentions, or else what stands before it. */
export function readBan(clause: Clause, reading: Reading): boolean {
  if (!clause.tokens.some(isBan)) return false
  if (isUnclearBan(clause)) reading.refused = `“${clause.text}”`
  else if (clause.mentions.length > 0) banOwnMentions(clause, reading)
  else if (!clause.has('tool')) banOtherMentions(clause, reading) // "no oven" bans no food
  return true
}

/** Whether nobody can read what a ban rules out. */
const isUnclearBan = (clause: Clause) =>
  hasExceptionAndBan(clause) || saysWhoIsAllergic(clause) || hasUnknown(clause) || isBareBan(clause)

/** "allergic to everything but rice" */
function hasExceptionAndBan(clause: Clause): boolean {
  const bansAndHazards = clause.tokens.filter((token) => isBan(token) || isHazard(token))
  return bansAndHazards.length > 1 && clause.has('except')
}

/** "Rosemary is allergic", "Tom has an allergy": names that are also foods */
function saysWhoIsAllergic({ text, mentions }: Clause): boolean {
  const pattern = /(\S+) (?:is|has an) (?:\w+ )?(?:allergic|intolerant|allergy)$/i
  const [, someone] = pattern.exec(text) ?? []
  return mentions.some((mention) => mention.text === someone)
}

/** "no sprue", "no nuts or sprue", but not "no bloody nuts" */
function hasUnknown({ tokens, mentions }: Clause): boolean {
  const isAnd = (token?: Token) => token?.role === 'and'
  const isJoined = (at: number) => isAnd(tokens[at - 1]) || isAnd(tokens[at + 1])
  return tokens.some((token, at) => isUnknown(token) && (mentions.length === 0 || isJoined(at)))
}

/** "eggs, rice. Allergic", but neither "eggs (allergic)" nor a line that begins a list */
function isBareBan(clause: Clause): boolean {
  if (clause.mentions.length > 0 || clause.lastMentions.length === 0) return false
  const isOfFood = clause.isAside && clause.followsFood
  const isClear = isOfFood || clause.beginsList || clause.hasOwnLine || clause.has('tool')
  return !isClear && clause.has('avoid', 'free')
}

function banOtherMentions(clause: Clause, reading: Reading) {
  const mentionsBefore = clause.lastMentions
  if (clause.beginsList) {
    reading.openRule = headingBan(clause)
    if (clause.isBetweenDashes) banFoods(mentionsBefore, reading)
  }
  // "ALLERGIC! Mushrooms", or else a doubt: "not soaked, mushrooms"
  else if (mentionsBefore.length === 0)
    reading.openRule = clause.after.startsWith('!') ? banOfAll(END_OF.clause) : headingDoubt(clause)
  else {
    if (clause.hasOwnLine) reading.openRule = headingDoubt(clause)
    // "mushrooms (allergic)", or else a doubt: "mushrooms (not soaked)"
    if (clause.has('avoid', 'free'))
      banFoods([...allergensBefore(clause, reading), ...mentionsBefore], reading)
    else reading.doubts.push({ words: clause.text, mentions: mentionsBefore })
  }
}

/** Excludes what a clause mentions. The ban may go on over the clauses that follow. */
function banOwnMentions(clause: Clause, reading: Reading) {
  const { tokens, mentions, beginsWithBan } = clause
  // "eggs, nut and milk allergy"
  const others = beginsWithBan || mentions.length === 1 ? [] : allergensBefore(clause, reading)
  banFoods([...others, ...mentions, ...foodsInNames(mentions, reading)], reading)
  // "no eggs sprue" and "no sprue fish", but not "walnuts upset my allergy"
  const last = tokens.findLastIndex(isMention)
  const unknown = tokens.filter((token, at) => {
    const next = tokens[at + 1]
    return isUnknown(token) && (at > last || (next && isMention(next)))
  })
  const isBehind = tokens.slice(last).some(isBan)
  if (unknown.length > 0 && !isBehind) reading.unknownWords.add(textOf(unknown))
  if (reading.openRule?.isList) return
  const overCommas = { until: END_OF.sentence, isList: false, covers: coverageOf(clause, reading) }
  if (clause.before.includes('(')) reading.openRule = banOfAll(END_OF.bracket)
  else reading.openRule = beginsWithBan ? overCommas : undefined
}

/** The mentions that a ban covers over commas. */
function coverageOf(clause: Clause, { dictionary }: Reading): (mention: Token) => boolean {
  const { isAllergen } = dictionary
  // "allergic to nuts, eggs", and "can't have onions, garlic", whatever follows
  if (clause.has('avoid', 'free')) return clause.mentions.some(isAllergen) ? isAllergen : () => true
  // "no dairy, nuts", but not "no nuts, eggs" or "no limes, fish"
  const areAllergens = clause.mentions.every(isAllergen)
  return (mention) =>
    mention.foods.length === 0 || (areAllergens && isAllergen(mention) && mention.foods.length > 1)
}

const allergensBefore = (clause: Clause, { dictionary }: Reading) =>
  clause.mentionsSinceBan.filter(dictionary.isAllergen)

/** "rice milk" among more than two mentions is also rice and milk: "no wheat rice milk eggs" */
function foodsInNames(mentions: readonly Token[], { dictionary }: Reading): readonly Token[] {
  const words = mentions.length > 2 ? mentions.flatMap(({ text }) => text.split(' ')) : []
  return words.flatMap((word) => dictionary.foodTokenOf(word) ?? [])
}

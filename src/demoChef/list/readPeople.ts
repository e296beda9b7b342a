import { hasRole, isUnknown, type Token } from '../dictionary/token.ts'
import { NUMBERS } from '../words.ts'
import type { Clause } from './clause.ts'
import { headingDoubt } from './openRule.ts'
import { excludeRuledOut, type Reading } from './reading.ts'

const UNITS_OF_AGE =
  'm|mo|mos|mn?ths?|months?|years?|wks?|weeks?|Monate?|Mon|Jahren?|mois|ans|meses|años|mesi|anni|maanden|jaar'
/** "my little one is 5 months", "10 Monate": no recipe, since it may be a baby's age, unless foods.md has it ("2 year old"). */
const AGE = RegExp(`(?:\\d|${NUMBERS.join('|')}|half a) ?-?(?:${UNITS_OF_AGE})\\b`, 'i')

/** "my gran, 88", "Opa (87)", but not "60 minutes": what is dangerous for the very old is not known exactly. */
const OLD_AGE = /(?<!\d)(?:[6-9]\d|10\d)(?!\d|%| ?(?:g|ml|min|mins|minut\w+|Minuten)\b)/i

/** Applies diets ("vegan", "for 2 toddlers"), refuses ages and illnesses, and leaves out what is named beside people. */
export function readPeople(clause: Clause, reading: Reading) {
  const { text, tokens } = clause
  if (saysAge(clause)) {
    reading.refused = `“${text}”`
    return
  }
  for (const [at, token] of tokens.entries()) {
    const isBeforeFood = tokens[at + 1]?.role === 'food'
    // "kids yogurt", "baby carrots", "sugar-free jelly"
    if (isBeforeFood && hasRole(token, 'eater', 'refused alone')) continue
    if (hasRole(token, 'refused', 'refused alone')) reading.refused ??= token.text
    else if (hasRole(token, 'diet', 'label', 'eater')) applyDiet(token, reading)
  }
  leaveOutBeside(clause, reading)
  reading.refused ??= saidOfSomeone(clause)
}

/** Applies a diet or a condition: "vegan", "pregnant" */
function applyDiet(token: Token, reading: Reading) {
  if (hasRole(token, 'diet', 'label')) reading.requests.add(token.name)
  if (token.note) reading.notes.add(token.note)
  excludeRuledOut(token, reading)
}

/** "10 months", "my daughter (4 months)", but not "Cheddar 12 months old" */
function saysAge(clause: Clause): boolean {
  const { text, tokens, mentions, previous } = clause
  const isOfFood = mentions.length > 0 || (clause.has('spoilt') && clause.followsFood)
  const canBeAge = !isOfFood || clause.namesSomeone
  // foods.md knows the ages of eaters: "2 year old"
  const others = tokens.filter((token) => !hasRole(token, 'eater')).map((token) => token.text)
  const isBesidePerson = clause.has('person') || previous?.has('person')
  if (isBesidePerson && mentions.length === 0 && OLD_AGE.test(text)) return true
  return canBeAge && AGE.test(others.join(' '))
}

/**
 * Words about someone that nobody can read, without a food: "my son flurbs", "my son: flurbs", "flurbs: my son",
 * "Flurbelina: flurbs", "allergic: my son".
 */
function saidOfSomeone(clause: Clause): string | undefined {
  const { mentions, previous } = clause
  if (mentions.length > 0) return
  const isPair = previous && clause.isAside && !clause.followsFood
  const parts = isPair ? [previous, clause] : [clause]
  const unknown = parts.filter(({ tokens }) => tokens.some(isUnknown))
  const isOfSomeone =
    unknown.length === 2 || (unknown.length === 1 && parts.some((part) => part.namesSomeone))
  const isAllergy = isPair && previous.has('avoid', 'free') && clause.namesSomeone
  return isOfSomeone || isAllergy ? `“${parts.map(({ text }) => text).join(' ')}”` : undefined
}

/** "rice, for my son: nuts", "prawns (Grandma)", but not "for my son: rice" */
function leaveOutBeside(clause: Clause, reading: Reading) {
  const isOfPeople = (token: Token) => hasRole(token, 'person', 'eater', 'plain', 'article', 'and')
  const areOnlyPeople = clause.has('person') && clause.tokens.every(isOfPeople)
  if (!areOnlyPeople || clause.lastMentions.length === 0) return
  if (clause.isHeading) reading.openRule = headingDoubt(clause)
  else if (clause.isAside && !clause.has('eater'))
    reading.doubts.push({ words: clause.text, mentions: clause.lastMentions })
}

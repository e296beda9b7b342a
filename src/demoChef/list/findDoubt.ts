import { canSpoil, isAllergenic, isHarmless } from '../dictionary/food.ts'
import { isMention, isUnknown, joinText, type Token } from '../dictionary/token.ts'
import { type Clause, hasTokenOf } from './clause.ts'
import type { Doubt } from './reading.ts'

/** The doubt that unknown words of a clause leave, or "old" beside a food that spoils */
export function findDoubt(clause: Clause, mentions: readonly Token[]): Doubt | undefined {
  const canBeSpoilt = mentions.some(({ foods }) => foods.some(canSpoil))
  const doubtful = clause.tokens.filter((token) => {
    const isDoubtful = isUnknown(token) || (token.role === 'worn' && canBeSpoilt)
    return isDoubtful && !foodDescribedBy(token, clause)?.foods.every(isHarmless)
  })
  if (doubtful.length === 0) return
  return {
    words: joinText(doubtful),
    mentions,
    isReleasable: mentions.length === 1 && doubtful.every((word) => isAdjective(word, clause)),
    isKnown: !doubtful.some(isUnknown),
  }
}

/** Whether a word only describes a food: "flurbed steaks", but not "flurbed milk" */
function isAdjective(word: Token, clause: Clause): boolean {
  const food = foodDescribedBy(word, clause)
  return food?.foods.every(({ kinds }) => !kinds.some(isAllergenic)) ?? false
}

/** The food behind its adjective: "zingy limes", but not "limes flurbed", "flurb the limes" or "my wife flurbs limes" */
function foodDescribedBy(word: Token, clause: Clause): Token | undefined {
  const { tokens } = clause
  const at = tokens.indexOf(word)
  const isMentionOrAnd = (token: Token) => isMention(token) || token.role === 'and'
  const previous = tokens.slice(0, at).findLast(isMentionOrAnd)
  const next = tokens.slice(at).find((token) => isMentionOrAnd(token) || token.role === 'article')
  const isVerb = hasTokenOf(clause, 'person') || (isUnknown(word) && word.text.endsWith('ing'))
  const canDescribe = !isVerb && (previous === undefined || previous.role === 'and')
  return canDescribe && next?.role === 'food' ? next : undefined
}

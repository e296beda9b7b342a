import type { Dictionary } from './createDictionary.ts'
import { canSpoil, isAllergenic, type Role } from './food.ts'
import { isMedical } from './isMedical.ts'
import { inState, isState } from './joinTokens.ts'
import { readAmount } from './readAmount.ts'
import { readBan } from './readBan.ts'
import { askFor, excludeAll, leaveOut, type Reading, take } from './reading.ts'
import { readSpoilt } from './readSpoilt.ts'
import type { Clause } from './splitClauses.ts'
import { hasRole, isNamed, isUnknown, show, type Token } from './token.ts'
import { canBeFood, isAdjective, isDescribing, isStatement } from './unknownWords.ts'
import { toSingular } from './words.ts'

/** What clauses before say of this one. */
export type Scope = {
  /** The names in the last clause that has some, and in this sentence. */
  last: readonly Token[]
  sentence: readonly Token[]
  /** What is still excluded after a comma: "no nuts, dairy", "allergic to nuts, eggs", "Avoid: nuts, rice" */
  goesOn: 'nothing' | 'kinds' | 'allergens' | 'bracket' | 'all'
  /** What was typed since the exclusion: "no eggs, milk or cheese" */
  since: readonly Token[]
  /** "ALLERGIC! Mushrooms" */
  isHeading: boolean
  /** A heading that nobody knows: "blacklist: eggs, milk" */
  heading: string
}

const OR = /^(?:or|nor|oder|o|ou)$/i

/** Reads the words of a clause, and says in the scope what they mean for the next. */
export function readClause(
  clause: Clause,
  tokens: readonly Token[],
  scope: Scope,
  reading: Reading,
) {
  const has = (...roles: readonly Role[]) =>
    tokens.some(({ role }) => roles.some((one) => one === role))
  const names = tokens.filter(isNamed)
  for (const [at, token] of tokens.entries()) {
    const isOfFood = tokens[at + 1]?.role === 'food'
    // "baby carrots" are carrots.
    const isRefused = token.role === 'refused' && !(isOfFood && token.name === 'baby')
    if (isRefused || (isUnknown(token) && isMedical(token.text))) reading.refused.add(token.text)
    // "teenager", but not "kids yogurt"
    else if (hasRole(token, 'diet', 'label') || (token.role === 'eater' && !isOfFood))
      askFor(reading, token)
  }
  // "my baby is 8 months" says nothing of the food before it.
  if (reading.refused.size > 0) return
  if (scope.heading && names.length > 0)
    return leaveOut(reading, { words: scope.heading, foods: names })
  const isBan = has('no', 'avoid', 'free', 'following') || (scope.isHeading && names.length > 0)
  const isSpoilt = has('spoilt', 'spoilt list', 'poison')
  scope.isHeading = false
  if (isBan) readBan(clause, tokens, scope, reading)
  if (isSpoilt) readSpoilt(clause, tokens, scope, reading)
  if (isBan || isSpoilt) return

  const about = names.length > 0 ? names : scope.last
  const canBeSpoilt = about.some(({ foods }) => foods.some(canSpoil))
  const closing = tokens.filter(
    (token) => isUnknown(token) || (token.role === 'worn' && canBeSpoilt),
  )
  const isDescribed = closing.every((token) => isDescribing(token, tokens)) && !has('person')
  if (closing.length === 0 || (names.length > 0 && isDescribed))
    readFoods(clause, tokens, scope, reading)
  else if (names.length === 0 && /[-:]/.test(clause.after)) scope.heading = show(tokens)
  else if (names.length > 0 || (about.length > 0 && isStatement(clause, tokens, closing))) {
    const isReleasable = !has('person') && isAdjective(closing, tokens)
    const isKnown = !closing.some(isUnknown)
    leaveOut(reading, { words: show(closing), foods: about, isReleasable, isKnown })
    // "my son has sprue", "on disulfiram"
  } else if (has('person', 'eater') || tokens[0]?.text === 'on' || !canBeFood(closing))
    reading.refused.add(show(closing))
  else reading.unknown.add(show(tokens))
}

/** What one has, unless an exclusion goes on. */
function readFoods(clause: Clause, tokens: readonly Token[], scope: Scope, reading: Reading) {
  const { dictionary } = reading
  const names = tokens.filter(isNamed)
  if (names.length > 0 && isStillExcluded(names, clause, scope, dictionary))
    return excludeAll(reading, names)
  if (tokens.some(({ text }) => OR.test(text)) && scope.since.length > 0)
    return excludeAll(reading, [...scope.since, ...names])
  scope.since = scope.goesOn === 'nothing' ? [] : [...scope.since, ...names]
  if (clause.after === ':') scope.goesOn = 'nothing'
  const units = tokens.filter(({ role }) => role === 'unit').map(({ name }) => toSingular(name))
  const amount = names.length === 1 ? readAmount(clause.text, units) : undefined
  for (const name of names) take(reading, name, amount)
  const [only] = names
  if (only && tokens.length === 1) reading.alone.add(only.name)
  const frozen = tokens.some(({ role }) => role === 'frozen') ? names : []
  for (const { name, foods } of frozen)
    if (foods.some((food) => food.isFresh && canSpoil(food) && !food.kinds.includes('shellfish')))
      reading.notes.add(`Thaw the ${name} in the fridge first.`)
  // "chicken (cooked)"
  const state = names.length === 0 && tokens.find(isState)
  for (const food of state ? scope.last : []) {
    const typed = reading.typed.get(food.name)
    if (!typed || !state) continue
    reading.typed.delete(food.name)
    take(reading, inState(food, state, dictionary), typed.amount)
  }
}

function isStillExcluded(
  names: readonly Token[],
  { before }: Clause,
  { goesOn, since }: Scope,
  { kindsOf }: Dictionary,
): boolean {
  if (goesOn === 'nothing') return false
  // "no pork/beef"
  if (goesOn === 'all' || goesOn === 'bracket' || before.includes('/')) return true
  const areAllergens = since.some((name) => kindsOf(name).some(isAllergenic))
  return names.every((name) => {
    const kinds = kindsOf(name)
    if (goesOn === 'kinds') return name.foods.length === 0
    // "can't have onions, garlic"
    return kinds.some(isAllergenic) || (!areAllergens && kinds.length > 0)
  })
}

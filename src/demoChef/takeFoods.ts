import { canSpoil, isAllergenic } from './food.ts'
import { inState, isState } from './joinTokens.ts'
import { readAmount } from './readAmount.ts'
import { excludeAll, type Reading, take } from './reading.ts'
import type { Ban, Scope } from './scope.ts'
import type { Clause } from './splitClauses.ts'
import { isNamed, type Token } from './token.ts'
import { toSingular } from './words.ts'

const OR = /^(?:or|nor|oder|o|ou)$/i

/** Takes the foods of a clause, unless a ban goes on. */
export function takeFoods(
  clause: Clause,
  tokens: readonly Token[],
  scope: Scope,
  reading: Reading,
) {
  const { ban, last } = scope
  const names = tokens.filter(isNamed)
  if (ban && isCovered(names, clause, ban, reading)) return excludeAll(reading, names)
  if (ban && tokens.some(({ text }) => OR.test(text)))
    return excludeAll(reading, [...ban.names, ...names])
  if (ban) scope.ban = { ...ban, names: [...ban.names, ...names] }
  if (clause.after === ':') scope.ban = undefined

  const units = tokens.filter(({ role }) => role === 'unit').map(({ name }) => toSingular(name))
  const amount = names.length === 1 ? readAmount(clause.text, units) : undefined
  for (const name of names) take(reading, name, amount)
  const [only] = names
  if (only && tokens.length === 1) reading.alone.add(only.name)
  const frozen = tokens.some(({ role }) => role === 'frozen') ? names : []
  for (const { name } of frozen.filter(mustThaw))
    reading.notes.add(`Thaw the ${name} in the fridge first.`)
  // "chicken (cooked)"
  const state = tokens.find(isState)
  if (names.length === 0 && state) changeState(last, state, reading)
}

function isCovered(
  names: readonly Token[],
  { before }: Clause,
  { covers, names: since }: Ban,
  { dictionary: { kindsOf } }: Reading,
): boolean {
  if (names.length === 0) return false
  // "no pork/beef"
  if (covers === 'all' || before.includes('/')) return true
  if (covers === 'kinds') return names.every(({ foods }) => foods.length === 0)
  // "allergic to nuts, eggs", and "can't have onions, garlic"
  const areAllergens = since.some((name) => kindsOf(name).some(isAllergenic))
  return names.every((name) =>
    areAllergens ? kindsOf(name).some(isAllergenic) : kindsOf(name).length > 0,
  )
}

const mustThaw = ({ foods }: Token) =>
  foods.some((food) => food.isFresh && canSpoil(food) && !food.kinds.includes('shellfish'))

function changeState(names: readonly Token[], state: Token, reading: Reading) {
  for (const { name } of names) {
    const food = reading.typed.get(name)
    if (!food) continue
    reading.typed.delete(name)
    take(reading, inState(food, state, reading.dictionary), food.amount)
  }
}

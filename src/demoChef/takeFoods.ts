import { canSpoil } from './food.ts'
import { inState, isState } from './joinTokens.ts'
import { readAmount } from './readAmount.ts'
import { addFood, excludeAll, leaveOut, type Reading } from './reading.ts'
import { type Clause, hasTokenOf } from './splitClauses.ts'
import { isName, joinText, type Token } from './token.ts'

const OR = /^(?:or|nor|oder|o|ou)$/i
/** "No eggs. Milk too." */
const AS_WELL = /^(?:and )?(?:the )?(?:also|too|as well|either|likewise)$/i

/** Adds the foods of a clause, or excludes them if the ban of an earlier clause goes on. */
export function takeFoods(clause: Clause, reading: Reading) {
  const { tokens, names } = clause
  const { ban, lastNames, namesSinceBan, requests } = reading
  const otherWords = joinText(tokens.filter((token) => !isName(token)))
  const isAsWell =
    AS_WELL.test(otherWords) && lastNames.some(({ name }) => requests.has(`no ${name}`))
  // "allergic to eggs, milk and rice" bans all three.
  const isBanned =
    ban !== undefined &&
    names.some(ban.covers) &&
    (hasTokenOf(clause, 'and') || names.every(ban.covers))
  if (isBanned && ban.heading) leaveOut(reading, { words: ban.heading, foods: names })
  else if (isBanned || isAsWell) excludeAll(reading, names)
  else if (ban && tokens.some(({ text }) => OR.test(text)))
    excludeAll(reading, [...namesSinceBan, ...names])
  else takeAll(clause, reading)
}

function takeAll(clause: Clause, reading: Reading) {
  const { tokens, names } = clause
  const amount = names.length === 1 ? readAmount(clause) : undefined
  for (const name of names) addFood(reading, name, amount)
  if (tokens.length === 1) for (const { name } of names) reading.typedAlone.add(name)
  if (hasTokenOf(clause, 'frozen'))
    for (const { name } of names.filter(mustThaw))
      reading.notes.add(`Thaw the ${name} in the fridge first.`)
  const state = tokens.find(isState)
  if (names.length === 0 && state) changeState(reading.lastNames, state, reading) // "chicken (cooked)"
}

const mustThaw = ({ foods }: Token) =>
  foods.some((food) => food.isFresh && canSpoil(food) && !food.kinds.includes('shellfish'))

function changeState(names: readonly Token[], state: Token, reading: Reading) {
  for (const { name } of names) {
    const food = reading.typed.get(name)
    if (!food) continue
    reading.typed.delete(name)
    addFood(reading, inState(food, state, reading.dictionary), food.amount)
  }
}

import { canSpoil } from '../dictionary/kinds.ts'
import type { Token } from '../dictionary/token.ts'
import { type Clause, hasTokenOf, isHeading, lastMentions } from './clause.ts'
import { inState, isState } from './joinTokens.ts'
import { readAmount } from './readAmount.ts'
import { addFood, banFoods, type Reading } from './reading.ts'

/** Adds the foods of a clause, with their amounts, and what it says of those before it. */
export function takeFoods(clause: Clause, reading: Reading) {
  const { mentions } = clause
  const amount = mentions.length === 1 ? readAmount(clause) : undefined
  for (const mention of mentions) {
    if (isAllergenAlone(mention) && !isHeading(clause)) banFoods(reading, [mention])
    else addFood(reading, mention, amount)
  }
  releaseDoubts(clause, reading)
  noteThawing(clause, reading)
  changeStates(clause, reading)
}

/** "lactose", "gluten": nobody has these on hand. */
const isAllergenAlone = ({ foods, kinds: [kind, ...others] }: Token) =>
  foods.length + others.length === 0 && (kind === 'lactose' || kind === 'gluten')

/** Whoever types a name alone gets its food back: "flurbed steaks, steaks" */
function releaseDoubts({ tokens: [food, ...others] }: Clause, reading: Reading) {
  if (others.length > 0) return
  reading.doubts = reading.doubts.filter(
    ({ isReleasedByName, mentions }) => !isReleasedByName || mentions[0]?.name !== food?.name,
  )
}

function noteThawing(clause: Clause, { notes }: Reading) {
  if (!hasTokenOf(clause, 'frozen')) return
  for (const { name } of clause.mentions.filter(mustThaw))
    notes.add(`Thaw the ${name} in the fridge first.`)
}

const mustThaw = ({ foods }: Token) =>
  foods.some((food) => food.isFresh && canSpoil(food) && !food.kinds.includes('shellfish'))

/** "chicken (cooked)": changes the foods before the clause. */
function changeStates(clause: Clause, reading: Reading) {
  const state = clause.tokens.find(isState)
  if (!state) return
  const foods = lastMentions(clause).flatMap(({ name }) => reading.typed.get(name) ?? [])
  for (const food of foods) {
    reading.typed.delete(food.name)
    addFood(reading, inState(food, state, reading.dictionary), food.amount)
  }
}

import type { Dictionary, Token } from './createDictionary.ts'
import { type Amount, isContainer, readAmount } from './readAmount.ts'
import { SAID_APART } from './splitList.ts'
import { toKey } from './words.ts'

export type TypedFood = Token & { amount: Amount | undefined; mustThaw: boolean }

/** Words of these roles may stand beside every food. Others may only beside foods that take them. */
const HARMLESS = new Set('food and number unit share plain prepared state frozen'.split(' '))

/** The food of a name among words that are harmless beside it */
export function readFood(tokens: readonly Token[], dictionary: Dictionary): TypedFood | undefined {
  const name = namesIn(tokens).at(-1)
  const foods = namedFoods(tokens)
  const isHarmless = ({ role }: Token) =>
    HARMLESS.has(role) || (!name?.isAlone && foods.every(({ takes }) => takes.includes(role)))
  if (!name || foods.length === 0 || !tokens.every(isHarmless)) return
  if (isDate(tokens) || isHalfDone(tokens, dictionary)) return
  const isMeat = foods.some(({ isRaw, nature }) => isRaw && nature)
  const mustThaw = isMeat && tokens.some(({ role }) => role === 'frozen')
  const food = { ...name, foods, amount: readAmount(tokens), mustThaw }
  const state = tokens.find(({ role }) => role === 'state')
  return state ? inState(food, state, dictionary) : food
}

/** The foods that all names among these words can mean: "Kerrygold butter" */
export function namedFoods(tokens: readonly Token[]) {
  const [name, ...others] = namesIn(tokens)
  return name?.foods.filter((food) => others.every(({ foods }) => foods.includes(food))) ?? []
}

/** The names of a food, but not "pasta" in "fettuccine pasta" */
function namesIn(tokens: readonly Token[]): readonly Token[] {
  const names = tokens.filter(({ role }) => role === 'food')
  const isWhat = (name: Token, other: Token) =>
    other !== name && other.foods.every(({ takes }) => takes.includes(toKey(name.text)))
  const others = names.filter((name) => !names.some((other) => isWhat(name, other)))
  return others.length > 0 ? others : names
}

/** "cooked chicken" is another food than chicken: it has a name of its own, or no recipe takes it. */
function inState(food: TypedFood, state: Token, { tokenize }: Dictionary): TypedFood {
  const [known, ...others] = tokenize(`${state.name} ${food.text}`)
  if (known && others.length === 0) return { ...food, ...known }
  const isChanged = state.name === 'cooked' || food.foods.some(({ isRaw }) => isRaw)
  return isChanged ? { ...food, name: `${state.text} ${food.text}`, foods: [] } : food
}

/** "half cooked chicken", but not "half can of chickpeas" */
const isHalfDone = (tokens: readonly Token[], { tokenize }: Dictionary) =>
  tokens.some(({ role }, at) => {
    const [next] = tokenize(tokens[at + 1]?.text.split(' ')[0] ?? '')
    return role === 'share' && next && SAID_APART.has(next.role) && !isContainer(next)
  })

/** "ham 12 11" is a date, but "2 x 400 g" an amount. */
const isDate = (tokens: readonly Token[]) =>
  tokens.filter(({ role, text }) => role === 'number' && /^\d+$/.test(text)).length > 1

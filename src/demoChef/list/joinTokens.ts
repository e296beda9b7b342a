import type { Dictionary } from '../createDictionary.ts'
import type { Food } from '../dictionary/food.ts'
import { canSpoil } from '../dictionary/kinds.ts'
import { hasRole, isBan, isMention, type Token } from '../dictionary/token.ts'

const EMOJI = /\p{Emoji_Presentation}/u

/** Makes one token of words that are one food: "gluten-free pasta", "cooked chicken", "radish flour". */
export function joinTokens(tokens: readonly Token[], dictionary: Dictionary): readonly Token[] {
  const joined = joinStates(joinLabel(tokens, dictionary), dictionary)
  return joined.some(isBan) ? joined : joinCompounds(joined) // "no milk cheese" bans both.
}

export const isState = (token: Token) => hasRole(token, 'state', 'processed', 'leftover')

/** "cooked chicken" is another food than chicken, and has a name of its own, or no recipe takes it. */
export function withState(food: Token, state: Token, { foodTokenOf }: Dictionary): Token {
  const name = `${state.text} ${food.text}`
  const known = foodTokenOf(name)
  if (known) return { ...known, without: food.without }
  const isChanged = food.foods.some((one) => isChangedBy(one, state))
  return isChanged ? { ...food, role: 'changed food', name } : food
}

/** "vegan mince", "soy-free noodles": a food that lacks what others may contain. */
function joinLabel(tokens: readonly Token[], dictionary: Dictionary): readonly Token[] {
  const at = tokens.findIndex((token) => hasRole(token, 'label', 'free'))
  const isFree = tokens[at]?.role === 'free'
  const start = isFree ? at - 1 : at // "soy-free" begins with the soy
  const label = tokens[start]
  const food = tokens[at + 1]
  if (!label || food?.role !== 'food') return tokens
  if (isFree && tokens.slice(0, start).some(isMention)) return tokens // "nut and egg-free cake"
  const words = isFree ? `${label.text}-free` : label.name.replace(/ free$/, '-free')
  const without = dictionary.kindsOf(label)
  const joined = { ...food, name: `${words} ${food.name}`, without }
  return [...tokens.slice(0, start), joined, ...tokens.slice(at + 2)]
}

/** "cooked chicken", "chicken cooked": each state with the food beside it. */
function joinStates(tokens: readonly Token[], dictionary: Dictionary): readonly Token[] {
  const at = tokens.findIndex(isState)
  const state = tokens[at]
  if (!state) return tokens
  const isBetween = (token: Token) => hasRole(token, 'plain', 'unit', 'aged', 'article', 'frozen')
  const after = tokens.slice(at + 1).find((token) => !isBetween(token))
  const before = tokens.slice(0, at).findLast((token) => !isBetween(token))
  const food = [after, before].find((token) => token?.role === 'food')
  if (!food) return tokens
  const joined = withState(food, state, dictionary)
  const others = tokens.filter((token) => token !== state)
  return joinStates(others.with(others.indexOf(food), joined), dictionary)
}

/** Cooking changes any food, a can only fresh ones. "leftover" rice or chicken is cooked, leftover carrots may be raw. */
function isChangedBy(food: Food, { role }: Token): boolean {
  if (role === 'processed') return food.isFresh
  return role === 'state' || canSpoil(food) || food.kinds.includes('starch')
}

function joinCompounds(tokens: readonly Token[]): readonly Token[] {
  const joined: Token[] = []
  for (const [at, token] of tokens.entries()) {
    const previous = joined.at(-1)
    const isInList = isFoodToken(tokens[at - 2]) || isFoodToken(tokens[at + 1])
    const whole = previous && joinTwo(previous, token, isInList)
    if (whole) joined.pop()
    joined.push(whole ?? token)
  }
  return joined
}

/** "Kerrygold butter" is butter, but "radish flour" is a food that nobody knows. Three foods are a list: "chicken rice broccoli" */
function joinTwo(first: Token, second: Token, isInList: boolean): Token | undefined {
  const foods = first.foods.filter((food) => second.foods.includes(food))
  if (foods.length > 0) return { ...second, foods }
  const isCompound = second.role === 'compound' && hasRole(first, 'food', 'unknown')
  const areFoods = isFoodToken(first) && isFoodToken(second) && !isInList
  const isPair = areFoods && !first.text.endsWith('s') && !EMOJI.test(second.text)
  if (!isCompound && !isPair) return
  const text = `${first.text} ${second.text}`
  return { ...second, role: 'unknown', name: text, text, foods: [], kinds: [] }
}

const isFoodToken = (token?: Token) => token?.role === 'food'

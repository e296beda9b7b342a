import type { Dictionary } from './createDictionary.ts'
import { canSpoil, type Food, isHarmless } from './food.ts'
import { hasRole, isNamed, type Token } from './token.ts'
import { listOf } from './words.ts'

/** Makes one token of words that are one food: "gluten-free pasta", "cooked chicken", "lentil flour". */
export function joinTokens(tokens: readonly Token[], dictionary: Dictionary): readonly Token[] {
  const joined = joinStates(joinLabels(tokens, dictionary), dictionary)
  // "no milk cheese" is about both.
  const isBan = joined.some(({ role }) => role === 'no' || role === 'avoid' || role === 'free')
  return isBan ? joined : joinCompounds(joined)
}

/** "nut and gluten-free pasta", "halal chicken": a food that lacks what others may contain. */
function joinLabels(tokens: readonly Token[], dictionary: Dictionary): readonly Token[] {
  const at = tokens.findIndex(
    ({ role }, at) =>
      role === 'label' || (role === 'free' && tokens.slice(at - 1, at).some(isNamed)),
  )
  const [label, food] = [tokens[at], tokens[at + 1]]
  if (!label || food?.role !== 'food') return tokens
  const names = label.role === 'label' ? [] : tokens.slice(0, at)
  if (!names.every(({ role }) => role === 'food' || role === 'kind' || role === 'and'))
    return tokens
  const kinds = [label, ...names].flatMap((name) => dictionary.kindsOf(name))
  const labelled = names.filter(({ role }) => role !== 'and').map(({ text }) => text)
  const words =
    label.role === 'label' ? label.name.replace(/ free$/, '-free') : `${listOf(labelled)}-free`
  const start = label.role === 'label' ? at : 0
  const joined = { ...food, name: `${words} ${food.name}`, without: kinds }
  return [...tokens.slice(0, start), joined, ...tokens.slice(at + 2)]
}

/** "cooked chicken" is another food than chicken, and has a name of its own or is unusable. */
function joinStates(tokens: readonly Token[], dictionary: Dictionary): readonly Token[] {
  const at = tokens.findIndex(isState)
  const state = tokens[at]
  if (!state) return tokens
  const isPlain = (token: Token) => hasRole(token, 'plain', 'unit', 'worn', 'article', 'frozen')
  const after = tokens.findIndex((token, index) => index > at && !isPlain(token))
  const before = tokens.findLastIndex((token, index) => index < at && !isPlain(token))
  const index = [after, before].find((place) => tokens[place]?.role === 'food')
  const rest = tokens.filter((_, place) => place !== at)
  const food = index === undefined ? undefined : tokens[index]
  const next = rest.map((token) => (token === food ? inState(token, state, dictionary) : token))
  return food ? joinStates(next, dictionary) : tokens
}

export const isState = (token: Token) => hasRole(token, 'state', 'container', 'leftover')

/** Cooking changes any food, a can fresh peaches, but not coconut milk, and leftover rice was cooked, but not carrots. */
function changes(food: Food, role: Token['role']): boolean {
  if (role === 'container') return food.isFresh
  return role === 'state' || canSpoil(food) || food.kinds.includes('starch')
}

/** A food in a state, as it is called in foods.md. */
export function inState(food: Token, state: Token, { findFood }: Dictionary): Token {
  const name = `${state.text} ${food.text}`
  const known = findFood(name) ?? findFood(`${state.text} ${food.foods[0]?.names[0]}`)
  if (known) return { ...known, without: food.without }
  const isChanged = food.foods.some((one) => changes(one, state.role))
  return isChanged ? { ...food, role: 'unusable', name } : food
}

/** "lentil flour" is neither lentils nor flour, and "gremlin sauce" is a food that nobody knows. */
function joinCompounds(tokens: readonly Token[]): readonly Token[] {
  const joined: Token[] = []
  for (const [at, token] of tokens.entries()) {
    const previous = joined.at(-1)
    const shared = previous?.foods.filter((food) => token.foods.includes(food)) ?? []
    // "Kerrygold butter", "Cheddar cheese"
    if (previous && shared.length > 0 && token.role === 'food')
      joined.splice(-1, 1, { ...token, foods: shared })
    else if (previous && isCompound(previous, token, tokens, at)) {
      const text = `${previous.text} ${token.text}`
      joined.splice(-1, 1, { ...token, role: 'unknown', name: text, text, foods: [], kinds: [] })
    } else joined.push(token)
  }
  return joined
}

const IS_EMOJI = /\p{Emoji_Presentation}/u

function isCompound(first: Token, second: Token, all: readonly Token[], at: number): boolean {
  if (first.role !== 'food' && first.role !== 'unknown') return false
  if (second.role === 'compound') return true
  const start = all.findLastIndex(({ role }, index) => index < at && role !== 'food')
  const areMany = all.slice(start + 1, at).some(({ text }) => /s$/i.test(text))
  if (second.role !== 'food' || areMany || IS_EMOJI.test(second.text)) return false
  // Of "motor oil" nothing is known, but "IgE milk" may be about milk.
  if (second.isCompound) return first.role === 'food' || second.foods.every(isHarmless)
  // Two foods are one that nobody knows, and three a list: "chicken rice broccoli"
  const isFood = (token?: Token) => token?.role === 'food'
  return isFood(first) && !isFood(all[at - 2]) && !isFood(all[at + 1])
}

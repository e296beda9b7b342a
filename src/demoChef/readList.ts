import { type Dictionary, hasOnlyWords, type Token } from './createDictionary.ts'
import { type Amount, isContainer, readAmount } from './readAmount.ts'
import { SAID_AFTERWARDS, splitList, writeOutSigns } from './splitList.ts'
import { toKey } from './words.ts'

export type TypedFood = Token & { amount: Amount | undefined; mustThaw: boolean }
export type Reading = {
  typed: readonly TypedFood[]
  unread: readonly string[] // the entries that are more than names of foods
}

/** Words of these roles may stand beside every food. Others may only beside foods that take them. */
const HARMLESS = new Set('food and number unit share plain prepared state frozen'.split(' '))

/** Reads the foods of a list. An entry that has anything else is unread, and the list gets no recipe. */
export function readList(list: string, dictionary: Dictionary): Reading {
  const typed = new Map<string, TypedFood>()
  const unread = new Set<string>()
  for (const entry of splitList(list.normalize('NFC'), dictionary)) {
    const foods = readEntry(entry, dictionary)
    if (!foods) unread.add(entry)
    for (const food of foods ?? []) typed.set(food.name, food)
  }
  return { typed: [...typed.values()], unread: [...unread] }
}

/** The foods of an entry ("salt and pepper"), unless it says anything else. */
function readEntry(entry: string, dictionary: Dictionary): TypedFood[] | undefined {
  const text = writeOutSigns(entry)
  const tokens = dictionary.tokenize(text)
  if (!hasOnlyWords(text) || !joinsWords(tokens) || isHalfDone(tokens, dictionary)) return
  const parts = splitAtNames(tokens)
  const foods = parts.flatMap((part) => readFood(part, dictionary) ?? [])
  return foods.length === parts.length ? foods : undefined
}

/** "chicken 2 leeks rice and peas" is four foods. Words belong to the name behind them. */
function splitAtNames(tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = []
  let words: Token[] = []
  for (const token of tokens) {
    words.push(token)
    if (token.role !== 'food') continue
    const former = parts.at(-1)
    const isAgain = former?.some(({ name }) => name === token.name)
    const isApart = isAgain || words.some(({ role }) => role === 'and')
    if (former && !isApart && areOneFood([...former, token])) former.push(...words)
    else parts.push(words)
    words = []
  }
  parts.at(-1)?.push(...words)
  return parts.length > 0 ? parts : [words]
}

/** Two names that can mean the same, or that mean no food together: "Kerrygold butter", "apple seeds" */
const areOneFood = (tokens: readonly Token[]) =>
  foodsOf(tokens).length > 0 || tokens.some(({ isAlone }) => isAlone)

/** One food among words that change nothing */
function readFood(tokens: readonly Token[], dictionary: Dictionary): TypedFood | undefined {
  const name = namesIn(tokens).at(-1)
  const foods = foodsOf(tokens)
  const isHarmless = ({ role }: Token) =>
    HARMLESS.has(role) || (!name?.isAlone && foods.every(({ takes }) => takes.includes(role)))
  if (!name || foods.length === 0 || !tokens.every(isHarmless) || isDate(tokens)) return
  const isFrozen = tokens.some(({ role }) => role === 'frozen')
  const mustThaw = isFrozen && foods.some(({ isRaw, nature }) => isRaw && nature)
  const food = { ...name, foods, amount: readAmount(tokens), mustThaw }
  const state = tokens.find(({ role }) => role === 'state')
  return state ? inState(food, state, dictionary) : food
}

/** The foods that all names can mean */
function foodsOf(tokens: readonly Token[]) {
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

/** Whether each "and" stands between words: the Spanish one also ends an age, "1y". */
const joinsWords = (tokens: readonly Token[]) =>
  tokens.every(({ role }, at) => {
    const before = tokens.slice(0, at)
    return role !== 'and' || (tokens[at + 1] && before.some((one) => !/and|number/.test(one.role)))
  })

/** "half cooked chicken", but not "half can of chickpeas" */
const isHalfDone = (tokens: readonly Token[], { tokenize }: Dictionary) =>
  tokens.some(({ role }, at) => {
    const [next] = tokenize(tokens[at + 1]?.text.split(' ')[0] ?? '')
    return role === 'share' && next && SAID_AFTERWARDS.has(next.role) && !isContainer(next)
  })

/** "ham 12 11" is a date, but "2 x 400 g" an amount. */
const isDate = (tokens: readonly Token[]) =>
  tokens.filter(({ role, text }) => role === 'number' && /^\d+$/.test(text)).length > 1

import { FOODS } from './foods.ts'

/** Foods that are cooked alike, with the amount for two people. */
export type Group = {
  name: string
  role: string
  /** How much it matters that a dish uses the food. */
  weight: number
  /** Whether the foods of the role share one amount. */
  isShared: boolean
  amount: string
  preparation: string
  leftoverUse: string
  names: readonly string[]
}
/** A food that was typed. `amount` is set if the amount was typed, too. */
export type Food = { name: string; group: Group; amount?: string | undefined }

const MAX_FOODS = 20
const MAX_NAME_LENGTH = 40
const SEPARATOR = /[,;\n]|\b(?:and|und|et|y|plus|but)\b/i
/** "no onions", "without garlic", "0 eggs" */
const NONE = /^(?:no|not|without|0)(?![.,/\d])\b/i
const NO_FOOD = /\b(?:else|nothing|anything|not much|stuff|etc)\b/i
const FILLER = /^(?:(?:some|all|any|the|my|a few|a little|lots of|of) )+/i
const UNIT =
  'kg|g|ml|cl|l|litres?|liters?|oz|lbs?|pounds?|cups?|tbsp|tsp|cans?|tins?|jars?|packs?|packets?|bags?|bunch(?:es)?|handfuls?|cloves?|slices?|pinch|sticks?|heads?|bottles?|glass(?:es)?|dozen'
/** "2", "0.5", "1 1/2", "2-3", "2 x 400", "half" */
const NUMBER =
  '\\d+(?:[.,/]\\d+| \\d+/\\d+| ?[-–x] ?\\d+)?|[½¼¾]|half|an?|one|two|three|four|five|six'
const AMOUNT = RegExp(
  `(?:^|\\s)(${NUMBER})(?:\\s?(${UNIT})\\b)?(?:\\s(?:of|an?|cans?|tins?|jars?|packs?)\\b)*(?=\\s|$)`,
  'i',
)
const WORDS: Record<string, string> = {
  half: '1/2',
  a: '1',
  an: '1',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
}

/** What the chef knows and does not know of a list. Reads at most 20 names, without duplicates, as inert markdown. */
export function readFoods(list: string) {
  const foods = new Map<string, Food>()
  const unknown: string[] = []
  const parts = list
    .slice(0, 4000)
    .split(SEPARATOR)
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
  for (const part of parts.slice(0, MAX_FOODS)) {
    const text = part
      .replace(/^[^:]*:/, '')
      .replace(/[\s\p{C}]+/gu, ' ')
      .trim()
      .slice(0, MAX_NAME_LENGTH)
    if (NONE.test(text)) continue
    const [match = '', number = '', unit] = AMOUNT.exec(text) ?? []
    const typed = text.replace(match, ' ').trim().replace(/\s+/g, ' ').replace(FILLER, '')
    // "tuna in oil" is tuna, but "something with turkey" is turkey.
    const [first = '', second = ''] = typed.split(/ (?:in|with|without|from|on) /)
    const foundFirst = findFood(first)
    const isInSecond = !foundFirst && / with /.test(typed)
    const found = isInSecond ? findFood(second) : foundFirst
    const words = isInSecond ? second : first
    const shown = found && typed.split(' ').length > 4 ? found.phrase : words
    if (found) {
      const name = escapeMarkdown(capitalized.has(shown) ? shown : shown.toLowerCase())
      const isArticle = /^an?$/i.test(number) && !unit
      const amount =
        number && !isArticle
          ? [WORDS[number.toLowerCase()] ?? number, unit].filter(Boolean).join(' ')
          : undefined
      if (!foods.has(toSingular(simplify(name))))
        foods.set(toSingular(simplify(name)), { name, group: found.group, amount })
    } else if (typed && !NO_FOOD.test(typed)) unknown.push(escapeMarkdown(typed))
  }
  return { foods: [...foods.values()], unknown }
}

/** The rightmost known name, and of those that end there the longest: chicken stock is a stock. */
function findFood(text: string): { group: Group; phrase: string } | undefined {
  const words = text.split(' ')
  for (let end = words.length; end > 0; end--)
    for (let start = Math.max(0, end - 5); start < end; start++) {
      const phrase = words.slice(start, end).join(' ')
      const group = exact.get(simplify(phrase)) ?? singular.get(toSingular(simplify(phrase)))
      if (group) return { group, phrase }
    }
  const typo = toSingular(simplify(text))
  const [, group] = [...singular].find(([name]) => isOneErrorAway(typo, name)) ?? []
  return group && typo.length >= 4 ? { group, phrase: text } : undefined
}

/** Whether one letter was left out, added, changed or swapped with its neighbour, but not the first. */
function isOneErrorAway(a: string, b: string): boolean {
  if (a[0] !== b[0] || Math.abs(a.length - b.length) > 1) return false
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  const [restA, restB] = [a.slice(at), b.slice(at)]
  const isSwapped =
    restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2)
  return (
    isSwapped ||
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1)
  )
}

function simplify(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^\p{L}\p{N} ]/gu, '')
}

function toSingular(text: string): string {
  return text
    .replace(/(?<=lea|loa|hal|cal)ves\b/g, 'f')
    .replace(/ies\b/g, 'y')
    .replace(/(?<=o|ch|sh|ss|x)es\b/g, '')
    .replace(/(?<=[^s])s\b/g, '')
}

const escapeMarkdown = (text: string) => text.replace(/[\\`*_~|<>[\]!&#:@]/g, '\\$&')

/** All groups, with the names of their foods. */
export const groups: readonly Group[] = FOODS.trim()
  .split(/\n*^# /m)
  .filter(Boolean)
  .flatMap(readRole)

/** A role, then its groups, a line each. */
function readRole(block: string): Group[] {
  const [head = '', ...rows] = block.split('\n')
  const [role = '', weight, shared, leftoverUse = ''] = head.split(' | ')
  return rows.filter(Boolean).map((row) => {
    const [name = '', amounts = '', names = ''] = row.split(' | ')
    const [amount = '', ...preparation] = amounts.split(', ')
    return {
      name,
      role,
      weight: Number(weight),
      isShared: shared === 'shared',
      amount,
      preparation: preparation.join(', '),
      leftoverUse,
      names: names.split(', ').flatMap(expand),
    }
  })
}

/** "red/green pepper" is two names; "mixed_spice" is two words. */
function expand(pattern: string): string[] {
  return pattern.split(' ').reduce<string[]>(
    (names, word) => {
      return names.flatMap((name) =>
        word.split('/').map((choice) => `${name} ${choice.replaceAll('_', ' ')}`.trim()),
      )
    },
    [''],
  )
}

const allNames = groups.flatMap((group) => group.names.map((name) => [name, group] as const))
/** Groups by the names of foods, as they are and in the singular. */
const exact = new Map(allNames.map(([name, group]) => [simplify(name), group]))
const singular = new Map(
  allNames.map(([name, group]) => [toSingular(simplify(name)), group]).reverse() as [
    string,
    Group,
  ][],
)
/** Names with a capital, such as German nouns, keep it. */
const capitalized = new Set(
  allNames.map(([name]) => name).filter((name) => name !== name.toLowerCase()),
)

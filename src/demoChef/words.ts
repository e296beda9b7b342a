// biome-ignore format: a table
/** Endings of plurals and of what only looks like one, and their singulars. The first that fits counts. */
const ENDINGS = Object.entries({
  ss: 'ss', us: 'us', chillies: 'chilli', cookies: 'cookie', brownies: 'brownie', ies: 'y',
  leaves: 'leaf', loaves: 'loaf', halves: 'half', calves: 'calf', oes: 'o', ches: 'ch', shes: 'sh',
  sses: 'ss', xes: 'x', s: '',
})

/** Without capitals, accents and signs. */
export function simplify(text: string): string {
  const letters = text.toLowerCase().normalize('NFD').replaceAll('-', ' ')
  return letters.replace(/[^\p{L}\p{N}\p{Extended_Pictographic}% ]/gu, '')
}

/** What names are compared by: simplified, and each word in the singular. (Without an s, no word is a plural.) */
export function toKey(text: string): string {
  const words = simplify(text)
  return words.includes('s') ? words.split(' ').map(singularize).join(' ') : words
}

const MIN_PLURAL = 4 // in letters. "is" is not the plural of "I".

function singularize(word: string): string {
  if (word.length < MIN_PLURAL) return word
  const [ending = '', singular = ''] = ENDINGS.find(([end]) => word.endsWith(end)) ?? []
  return word.slice(0, word.length - ending.length) + singular
}

/** Whether a name contains another: "spring onions" and "onion" */
export const containsName = (name: string, other: string) =>
  ` ${toKey(name)} `.includes(` ${toKey(other)} `)

/** "eggs, rice and peas", each name once. Intl.ListFormat is slow to start. */
export const listOf = (names: Iterable<string>) =>
  [...new Set(names)].join(', ').replace(/, (?=[^,]*$)/, ' and ')

/** Finds whole words: "oil", but not in "boil". */
export const wholeWords = (pattern: string, flags: string) =>
  new RegExp(`(?<![\\p{L}-])(?:${pattern})(?!\\p{L})`, flags)

export const splitList = (text = '') => text.split(',').flatMap((part) => part.trim() || [])

/** From one to twelve, as lists spell them. */
export const NUMBERS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')

export function isOneOf<Name extends string>(names: readonly Name[]) {
  return (word: string): word is Name => names.some((name) => name === word)
}

export const addTo = <Key, Value>(index: Map<Key, Value[]>, key: Key, value: Value) =>
  index.set(key, [...(index.get(key) ?? []), value])

export const isPlural = (name: string) => /s$/.test(name) && toKey(name) !== name.toLowerCase()
/** A name with its last word in the singular: "spring onion" */
export const singularizeLast = (name: string) => name.replace(/\S+$/, singularize)
export const lastWordKey = (name: string) => toKey(name).split(' ').at(-1) ?? ''
export const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

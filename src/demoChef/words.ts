// biome-ignore format: a table
/** Endings of plurals and of what only looks like one, and their singulars. The first that fits counts. */
const ENDINGS = Object.entries({
  ss: 'ss', us: 'us', greens: 'greens', mais: 'mais', chillies: 'chilli', cookies: 'cookie', brownies: 'brownie', ies: 'y',
  leaves: 'leaf', loaves: 'loaf', halves: 'half', calves: 'calf', oes: 'o', ches: 'ch', shes: 'sh',
  sses: 'ss', xes: 'x', s: '',
})
const MIN_PLURAL = 4 // in letters. "is" is not the plural of "I".
const BETWEEN_NUMBER_AND_LETTER = /(?<=\d)(?=\p{L})|(?<=\p{L})(?=\d)/gu

/** Without capitals, accents and signs: "Crème fraîche" is "creme fraiche", "7up" is "7 up". */
export function simplify(text: string): string {
  const letters = text.toLowerCase().normalize('NFD').replaceAll('-', ' ')
  const words = letters.replace(/[^\p{L}\p{N}\p{Extended_Pictographic}% ]/gu, '')
  return words.replace(BETWEEN_NUMBER_AND_LETTER, ' ')
}

/** What names are compared by: simplified, and each word in the singular. (Without an s, no word is a plural.) */
export function toKey(text: string): string {
  const words = simplify(text)
  return words.includes('s') ? words.split(' ').map(singularize).join(' ') : words
}

function singularize(word: string): string {
  if (word.length < MIN_PLURAL) return word
  const [ending = '', singular = ''] = ENDINGS.find(([end]) => word.endsWith(end)) ?? []
  return word.slice(0, word.length - ending.length) + singular
}

export const isPlural = (name: string) => /s$/.test(name) && toKey(name) !== name.toLowerCase()
/** A name with its last word in the singular: "spring onion" */
export const singularizeLast = (name: string) => name.replace(/\S+$/, singularize)
export const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** "eggs, rice and peas", each name once. Intl.ListFormat is slow to start. */
export const listOf = (names: Iterable<string>) =>
  [...new Set(names)].join(', ').replace(/, (?=[^,]*$)/, ' and ')

/** Finds whole words: "oil", but not in "boil". */
export const wholeWords = (pattern: string, flags: string) =>
  new RegExp(`(?<![\\p{L}-])(?:${pattern})(?!\\p{L})`, flags)

export const splitAtCommas = (text = '') => text.split(',').flatMap((part) => part.trim() || [])

export const addTo = <Key, Value>(index: Map<Key, Value[]>, key: Key, value: Value) =>
  index.set(key, [...(index.get(key) ?? []), value])

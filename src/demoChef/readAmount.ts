import type { Token } from './createDictionary.ts'

/** "500 g", or "2" pieces */
export type Amount = { number: number; unit: '' | 'g' | 'ml' }

const GRAMS = { g: 1, gram: 1, kg: 1000, kilo: 1000, oz: 28, ounce: 28, lb: 450, pound: 450 }
const MILLILITRES = { ml: 1, cl: 10, dl: 100, l: 1000, litre: 1000, cup: 240, tbsp: 15, tsp: 5 }
const FACTORS = new Map(Object.entries({ ...GRAMS, ...MILLILITRES }))
/** "1.5 kg", "2 cups" */
export const MEASURE = `(\\d+(?:[.,]\\d+)?) ?(${[...FACTORS.keys()].join('|')})s?(?!\\p{L})`
const MEASURED = RegExp(`^${MEASURE}$`, 'u')
/** A number of more than three digits is a year, and one with a dot a date: "ham 12.11" */
const PIECES = /^[1-9]\d{0,2}$/
const WORDS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const NUMBERS = new Map(WORDS.map((word, at) => [word, at + 1]))
NUMBERS.set('½', 0.5).set('half', 0.5).set('a', 1).set('an', 1)

/** The amount in a word such as "500 g", "2" or "two". Undefined for other words, and for "0 g". */
export function readNumber(word: string): Amount | undefined {
  const lower = word.toLowerCase()
  const [, digits = '', unit = ''] = MEASURED.exec(lower) ?? []
  const measured = Number(digits.replace(',', '.')) * (FACTORS.get(unit) ?? 0)
  if (measured > 0) return { number: measured, unit: unit in GRAMS ? 'g' : 'ml' }
  const number = PIECES.test(word) ? Number(word) : NUMBERS.get(lower)
  return number ? { number, unit: '' } : undefined
}

/** The amount of a food. None for "2 cans" and "2 x 400 g": the recipe's own amount stays. */
export function readAmount(tokens: readonly Token[]): Amount | undefined {
  const [amount, ...others] = tokens.flatMap(({ text }) => readNumber(text) ?? [])
  if (!amount || others.length > 0) return
  const isPieces = amount.unit === '' && !tokens.some(isContainer)
  return isPieces || amount.unit ? amount : undefined
}

export const isContainer = ({ role, name }: Token) =>
  role === 'unit' || /^(?:cann|jarr)ed$/.test(name)

import type { Food } from '../dictionary/food.ts'
import { canSpoil } from '../dictionary/kinds.ts'
import { hasRole, type Token } from '../dictionary/token.ts'
import { NUMBERS } from '../words.ts'
import type { Clause } from './clause.ts'
import { isState, withState } from './joinTokens.ts'
import { type Amount, banFoods, type Reading } from './reading.ts'

/** "500 g", "0.5kg", "2", but not "2 x 400 g", which has two numbers */
const DIGITS_AND_UNIT = /^\D*?(\d+(?:\.\d+)?) ?([a-z]+)?(?![\p{L}\d%])\D*$/iu
const UNITS = new Map(Object.entries({ g: 1, kg: 1000, oz: 28, lb: 450, lbs: 450, ml: 1, l: 1000 }))
const WORDS = new Map(NUMBERS.map((word, at) => [word, at + 1]))
WORDS.set('half', 0.5).set('a', 1).set('an', 1).set('last', 1)
/** "a few carrots" are not one, and "2 canned", for two cans, are not two. */
const VAGUE = /\ba (?:few|little|bit|lot|couple)|last (?:night|week)|\b(?:dozen|canned|jarred)\b/

/** Adds the foods of a clause, with their amounts. Thawing, states and names without doubts concern foods before it, too. */
export function takeFoods(clause: Clause, reading: Reading) {
  const { mentions } = clause
  const amount = mentions.length === 1 ? readAmount(clause) : undefined
  for (const mention of mentions) {
    if (isNeverOnHand(mention) && !clause.isHeading) banFoods([mention], reading)
    else addFood(mention, amount, reading)
  }
  releaseDoubts(clause, reading)
  noteThawing(clause, reading)
  changeStates(clause, reading)
}

/** Typed alone, "lactose" and "gluten" are a ban: nobody has them on hand. */
const isNeverOnHand = ({ foods, kinds: [kind, ...others] }: Token) =>
  foods.length + others.length === 0 && (kind === 'lactose' || kind === 'gluten')

/** Adds a food of the list. One in a state that no recipe takes is only named. */
function addFood(mention: Token, amount: Amount | undefined, reading: Reading) {
  const foods = mention.role === 'changed food' ? [] : mention.foods
  reading.typed.set(mention.name, { ...mention, foods, amount })
  applyLabel(mention, reading)
}

/** Who has a nut-free cake may be allergic: its label holds for the whole list. */
function applyLabel({ name, without }: Token, { dictionary, exclusions, notes }: Reading) {
  // "vegan sausages", a name of foods.md, has no `without`, but a label in front.
  const [label = ''] = name.split(' ')
  const [diet] = dictionary.tokenize(label)
  const kinds = diet && hasRole(diet, 'diet', 'label') ? diet.kinds : without
  for (const kind of kinds) exclusions.kinds.add(kind)
  if (kinds.length > 0) notes.add(`With ${name}, the rest is ${label} too.`)
}

/** The amount in a clause: its number in digits if it has only one, or else the first in words. */
function readAmount(clause: Clause): Amount | undefined {
  const text = clause.text.toLowerCase()
  const [, digits, word = ''] = DIGITS_AND_UNIT.exec(text) ?? []
  const factor = UNITS.get(word)
  if (factor) return { number: Number(digits) * factor, unit: word.endsWith('l') ? 'ml' : 'g' }
  if (clause.has('unit') || VAGUE.test(text)) return
  const words = text.split(' ').flatMap((one) => WORDS.get(one) ?? [])
  const number = digits ? Number(digits) : words[0]
  return number ? { number, unit: '' } : undefined
}

/** Whoever types such a food alone gets it back: "flurbed steaks, steaks" */
function releaseDoubts({ tokens: [mention, ...others] }: Clause, reading: Reading) {
  if (others.length > 0) return
  reading.doubts = reading.doubts.filter(
    ({ isReleasedByName, mentions }) => !isReleasedByName || mentions[0]?.name !== mention?.name,
  )
}

function noteThawing(clause: Clause, { notes }: Reading) {
  if (!clause.has('frozen')) return
  for (const { name, foods } of clause.subjects)
    if (foods.some(mustThaw)) notes.add(`Thaw the ${name} in the fridge first.`)
}

const mustThaw = (food: Food) => food.isFresh && canSpoil(food) && !food.kinds.includes('shellfish')

/** "chicken (cooked)": changes the foods before the clause. */
function changeStates(clause: Clause, reading: Reading) {
  const state = clause.tokens.find(isState)
  if (!state) return
  const foods = clause.lastMentions.flatMap(({ name }) => reading.typed.get(name) ?? [])
  for (const food of foods) {
    reading.typed.delete(food.name)
    addFood(withState(food, state, reading.dictionary), food.amount, reading)
  }
}

import { expect, it } from 'vitest'
import type { Recipe } from '../../src/demoChef/readRecipes.ts'
import { splitList } from '../../src/demoChef/words.ts'
import { book, replyTo, servedIn } from './realBook.ts'
import { rowsOf } from './rowsOf.ts'

// What someone must not eat is never served. The words are not those of foods.md, so that a forgotten kind is found.

/** What each kind forbids: words, and longer names that are another food ("coconut milk"). */
const KINDS = new Map(
  rowsOf('Words for what is forbidden').map(([kind, words, others]) => [kind, { words, others }]),
)
const anyOf = (lists: readonly (string | undefined)[]) => {
  const words = lists.flatMap(splitList).join('|')
  return new RegExp(`(?<![\\p{L}-])(?:${words})(?:e?s)?(?!\\p{L})`, 'giu')
}

/** The first word of a text that is forbidden: a kind of the table, or a word. */
function forbiddenIn(text: string, forbidden: string) {
  const kinds = splitList(forbidden).map((name) => KINDS.get(name) ?? { words: name, others: '' })
  const rest = text.replace(anyOf(kinds.map(({ others }) => others)), '')
  return rest.match(anyOf(kinds.map(({ words }) => words)))?.[0]
}

const foodsIn = ({ lines }: Recipe) => lines.map(({ twins }) => twins[0]?.text).join(', ')
/** The recipes that name what is forbidden. */
const recipesWith = (forbidden: string) =>
  book.recipes.filter((recipe) => {
    const { title, steps, tip } = recipe
    return forbiddenIn([title, foodsIn(recipe), steps, tip].join(), forbidden)
  })

it.each(rowsOf('Rules'))('serves nothing that a rule forbids: %s', (rule, forbidden = '') => {
  const words = recipesWith(forbidden).map((recipe) => {
    const served = servedIn(replyTo(`${foodsIn(recipe)}, ${rule}`, [recipe]))
    const word = forbiddenIn(served, forbidden)
    return word && `${word}: ${recipe.title}`
  })
  expect(words).not.toEqual([])
  expect(words.filter(Boolean)).toEqual([])
})

const FOODS = rowsOf('Foods to ban')
const RECIPES = new Map(
  FOODS.map(([food, , , , , forbidden = '']) => [food, recipesWith(forbidden)]),
)
it.each(rowsOf('Bans'))('serves nothing that is banned: %j', (phrase) => {
  const served = FOODS.flatMap(([food, german, french, spanish, others, forbidden = '']) => {
    const names: Record<string, string | undefined> = { food, german, french, spanish, others }
    // Most phrases ban what one has typed.
    names.list = phrase.includes('{others}') ? '' : `${food}, ${others}`
    const list = phrase.replace(/\{(\w+)\}/g, (_, name: string) => names[name] ?? '')
    const word = forbiddenIn(servedIn(replyTo(list, RECIPES.get(food))), forbidden)
    return word ? [`${word}: ${list}`] : []
  })
  expect(served).toEqual([])
})

it('serves the foods of these phrases where nothing is banned', () => {
  for (const [food, , , , others, forbidden = ''] of FOODS)
    expect(forbiddenIn(servedIn(replyTo(`${food}, ${others}`)), forbidden)).toBeDefined()
})

it.each(rowsOf('Bans of eggs, milk and cheese'))('serves no eggs, milk or cheese: %j', (phrase) => {
  const list = phrase.replace('{list}', 'flour, potatoes, apples, butter, eggs, milk, cheese')
  expect(forbiddenIn(servedIn(replyTo(list)), 'eggs, dairy')).toBeUndefined()
})

it.each(rowsOf('What may be eaten beside a ban'))(
  '%s: serves %s, and nothing that is called %s otherwise',
  (list = '', used = '', forbidden = '') => {
    const reply = servedIn(replyTo(list))
    expect(reply).toMatch(anyOf([used]))
    expect(forbiddenIn(reply.replace(anyOf([used]), ''), forbidden)).toBeUndefined()
  },
)

it.each(rowsOf('Conditions'))('serves a doubtful food on a condition: %j', (list, words) => {
  expect(replyTo(list)).toContain(words)
})

it.each(rowsOf('Bans that end'))('bans no more than it is told to: %j', (list, food) => {
  expect(servedIn(replyTo(list))).toMatch(anyOf([food]))
})

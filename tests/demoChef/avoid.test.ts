import { expect, it } from 'vitest'
import type { Recipe } from '../../src/demoChef/recipes/readRecipes.ts'
import { book, replyTo, servedIn } from './realBook.ts'
import { rowsOf } from './rowsOf.ts'

// What someone must not eat is never served. The words are not those of foods.md, so that a forgotten kind is found.

const MEAT =
  'chicken|turkey|duck|beef|steak|veal|brisket|(?<!vegan |vegetarian )mince|minced (?!garlic)|(?<!vegetable )burgers?(?! buns)|(?<!vegetarian )meatballs?|lamb|mutton|venison|rabbit|pork|gammon|ham|(?<!turkey )bacon|pancetta|lardons|chorizo|salami|pepperoni|prosciutto|(?<!vegan |vegetarian )sausages?|frankfurters|hot dogs|livers?|black pudding|lard'
const FISH =
  'fish|salmon|trout|tuna|cod|haddock|mackerel|sardines|herring|anchov(?:y|ies)|kippers|Worcestershire|dashi'
const SHELLFISH = 'prawns?|shrimps?|squid|mussels|clams|crab|lobster|scallops?|seafood|oyster sauce'
const EGG = 'eggs?|yolks?|mayonnaise|meringues?|egg noodles|custard|aioli'
const DAIRY =
  '(?<!coconut |oat |almond |soy )milk|(?<!peanut |almond |cocoa |vegan )butter(?! beans)|(?<!coconut )cream|crème|cheese|Cheddar|Parmesan|mozzarella|feta|halloumi|paneer|ricotta|mascarpone|Brie|Stilton|(?<!coconut |soy |soya |oat )yogh?urt|ghee'
const GLUTEN =
  '(?:plain|bread|wholemeal) flour|bread|breadcrumbs|on toast|baguette|pasta|spaghetti|penne|macaroni|lasagne|(?:egg|udon|ramen) noodles|couscous|bulgur|semolina|barley|pitta|naan|pastry|biscuits|crackers|(?<!ginger )beer|(?<!fish |hot |chilli )soy sauce|oats'
const NUT =
  '(?:wal|pea|hazel|pine |cashew |mixed )nuts?|nuts|almonds?|cashews?|pecans?|pistachios?|pesto|satay'
const RULES: Record<string, string> = {
  'no nuts': NUT,
  'I am allergic to peanuts': 'peanuts?|satay',
  'without dairy': DAIRY,
  'gluten-free': GLUTEN,
  vegetarian: `${MEAT}|${FISH}|${SHELLFISH}|gelatine`,
  vegan: `${MEAT}|${FISH}|${SHELLFISH}|${EGG}|${DAIRY}|gelatine|honey`,
  'I can’t eat eggs': EGG,
  'no fish': FISH,
  'avoid shellfish': SHELLFISH,
  'no pork': 'pork|(?<!turkey )bacon|ham|pancetta|lardons|chorizo|salami|prosciutto|gammon|lard',
  halal:
    'pork|(?<!turkey )bacon|ham|chorizo|salami|wine|(?<!ginger )beer|cider(?! vinegar)|rum|gin|vodka|whisky|gelatine',
  'no alcohol':
    'wine|(?<!ginger )beer|cider(?! vinegar)|rum|gin|vodka|whisky|brandy|sherry|prosecco',
  'soy allergy': 'soy|tofu|miso|edamame|tempeh|tamari|teriyaki|hoisin',
  'allergic to sesame': 'sesame|tahini|hummus',
  'celery allergy': 'celery',
  'no onions': 'onions?|shallots?',
  'don’t use garlic': 'garlic',
  'no mushrooms': 'mushrooms?|porcini|shiitake',
  'I hate tomatoes': 'tomato(?:es)?|passata|ketchup|salsa',
  'nothing with honey': 'honey',
  'allergic to mustard': 'mustard',
  'not spicy': 'chill(?:i|ies)|cayenne|harissa|sriracha|jalapeños?',
}
const wordsOf = (forbidden: string) => new RegExp(`(?<![\\p{L}-])(?:${forbidden})(?!\\p{L})`, 'iu')

const foodsIn = ({ lines }: Recipe) => lines.map(({ twins }) => twins[0]?.text).join(', ')
/** The recipes that name what is forbidden. */
function recipesWith(forbidden: string) {
  const words = wordsOf(forbidden)
  return book.recipes.filter((recipe) => {
    const { title, steps, tip } = recipe
    return words.test([title, foodsIn(recipe), steps, tip].join())
  })
}
/** The first word of a reply that is forbidden. */
const wordServed = (reply: string, forbidden: string) =>
  servedIn(reply).match(wordsOf(forbidden))?.[0]

it.each(Object.entries(RULES))('serves nothing with it in any recipe: %s', (rule, forbidden) => {
  const served = recipesWith(forbidden).flatMap((recipe) => {
    const word = wordServed(replyTo(`${foodsIn(recipe)}, ${rule}`, [recipe]), forbidden)
    return word ? [`${word}: ${recipe.title}`] : []
  })
  expect(served).toEqual([])
})

/** A food with its names in German, French and Spanish, a list that leads to it, and what must not be served. */
const FOODS = [
  ['walnuts', 'Walnüsse', 'noix', 'nueces', 'apples, oats, butter, brown sugar', NUT],
  ['eggs', 'Eier', 'œufs', 'huevos', 'bread, cinnamon, vanilla', EGG],
  ['prawns', 'Garnelen', 'crevettes', 'gambas', 'rice, peas, garlic', SHELLFISH],
  ['mushrooms', 'Pilze', 'champignons', 'champiñones', 'cream, pasta, thyme', 'mushrooms?'],
] as const
const RECIPES = new Map(FOODS.map((row) => [row[0], recipesWith(row[5])]))
it.each(rowsOf('Bans'))('serves nothing that is banned: %j', (phrase) => {
  const served = FOODS.flatMap(([food, german, french, spanish, others, forbidden]) => {
    const names: Record<string, string> = { food, german, french, spanish, others }
    // Most phrases ban what one has typed.
    names.list = phrase.includes('{others}') ? '' : `${food}, ${others}`
    const list = phrase.replace(/\{(\w+)\}/g, (_, name: string) => names[name] ?? '')
    const word = wordServed(replyTo(list, RECIPES.get(food)), forbidden)
    return word ? [`${word}: ${list}`] : []
  })
  expect(served).toEqual([])
})

it('serves the foods of these phrases where nothing is banned', () => {
  for (const [food, , , , others, forbidden] of FOODS)
    expect(servedIn(replyTo(`${food}, ${others}`))).toMatch(wordsOf(forbidden))
})

it.each(rowsOf('Bans of eggs, milk and cheese'))('serves no eggs, milk or cheese: %j', (phrase) => {
  const list = phrase.replace('{list}', 'flour, potatoes, apples, butter, eggs, milk, cheese')
  expect(servedIn(replyTo(list)).match(wordsOf(`${EGG}|${DAIRY}`))).toBeNull()
})

it.each([
  ...rowsOf('What may be eaten beside a ban'),
  ['gluten-free pasta, tomatoes, garlic, coeliac', 'gluten.free pasta', '(?<!gluten.free )pasta'],
  ['vegan sausages, potatoes, onions, vegan', 'vegan sausages', '(?<!vegan )sausages'],
  ['turkey bacon, eggs, bread, no pork', 'turkey bacon', '(?<!turkey )bacon'],
])('%s: serves %s, and nothing that is called otherwise', (list, used = '', forbidden = '') => {
  const kinds: Record<string, string> = { meat: MEAT, dairy: DAIRY, nuts: NUT }
  const reply = servedIn(replyTo(list ?? ''))
  expect(reply).toMatch(wordsOf(used))
  expect(reply.match(wordsOf(kinds[forbidden] ?? `${forbidden}s?`))).toBeNull()
})

it.each(rowsOf('Conditions'))('serves a doubtful food on a condition: %j', (list, words) => {
  expect(replyTo(list)).toContain(words)
})

it.each(rowsOf('Bans that end'))('bans no more than it is told to: %j', (list, food = '') => {
  expect(servedIn(replyTo(list))).toMatch(wordsOf(food))
})

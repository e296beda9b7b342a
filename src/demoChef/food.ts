// biome-ignore format: a table
/** Kinds of food that someone may not eat. foods.md says what each means. */
const KINDS = [
  'meat', 'poultry', 'beef', 'lamb', 'pork', 'red meat', 'liver', 'raw meat',
  'fish', 'raw fish', 'smoked fish', 'mercury', 'shellfish',
  'egg', 'raw egg', 'dairy', 'cheese', 'mould cheese', 'honey', 'gelatine', 'rennet',
  'gluten', 'nut', 'peanut', 'sesame', 'soy', 'mustard', 'lupin', 'celery', 'sulphite', 'alcohol',
  'chickpea', 'coconut', 'corn', 'tomato', 'onion', 'garlic', 'spicy', 'starch', 'perishable',
] as const
export type Kind = (typeof KINDS)[number]

// biome-ignore format: a table
/** Roles of the words of a list. The sections of foods.md say what each does. */
const ROLES = [
  'food', 'kind', 'diet', 'label', 'eater', 'person', 'refused', 'refused alone', 'refused part',
  'no', 'avoid', 'free', 'following',
  'spoilt', 'spoilt list', 'poison', 'worn', 'verb',
  'state', 'container', 'leftover', 'frozen', 'compound',
  'and', 'article', 'plain', 'unit', 'tool',
] as const
export type Role = (typeof ROLES)[number]

/** How long a food cooks, from what wilts at once to what takes a quarter of an hour. */
export const COOKING_CLASSES = ['leafy', 'quick', 'tender', 'firm', 'root'] as const
type CookingClass = (typeof COOKING_CLASSES)[number]

/** A line of foods.md: a food, or words of a list that mean the same. */
export type Food = {
  names: readonly string[]
  foreignNames: readonly string[]
  groups: readonly string[] // what any food below its heading is called: "spices"
  role: Role
  kinds: readonly Kind[] // what it is or contains, or what a word such as "vegan" rules out
  mayContain: readonly Kind[] // what a shop's product often contains: stock and gluten
  standsFor: Set<Food> // whose place it can take
  excludes: Set<Food> // for a word such as "nightshades": what it rules out
  weight: number // how much a cook minds if it is left out; 0 for a word that is not a food
  price: number // how much a cook minds to buy it
  cookingClass: CookingClass | undefined
  isFresh: boolean // a can or a jar of it is another food
  note: string // what the cook is told
}

export const isKind = isOneOf(KINDS)
export const isRole = isOneOf(ROLES)
export const isCookingClass = isOneOf(COOKING_CLASSES)

function isOneOf<Name extends string>(names: readonly Name[]) {
  return (word: string): word is Name => names.some((name) => name === word)
}

/** Foods of this weight are in nearly every recipe: salt, pepper, water. */
export const ALWAYS_THERE = 0.05
/** A dish is named for foods of at least this weight. */
export const MAIN = 2
// biome-ignore format: a table
/** The allergens that the EU wants on labels. */
const ALLERGENS: readonly Kind[] = [
  'gluten', 'shellfish', 'egg', 'fish', 'peanut', 'soy', 'dairy', 'cheese',
  'nut', 'celery', 'mustard', 'sesame', 'sulphite', 'lupin',
]
// biome-ignore format: a table
/** Before a food of only these kinds, an unknown word is ignored: "sad looking onion" */
const HARMLESS: readonly Kind[] = [
  'celery', 'chickpea', 'coconut', 'corn', 'garlic', 'onion', 'spicy', 'starch', 'sulphite', 'tomato',
]
// biome-ignore format: a table
/** Shops have gluten-free stock, but hardly onion-free. */
const NOT_LABELLED: readonly Kind[] = [
  'chickpea', 'coconut', 'corn', 'garlic', 'onion', 'spicy', 'starch', 'sulphite', 'tomato',
]
const SPOILING: readonly Kind[] = ['meat', 'fish', 'shellfish', 'egg', 'dairy', 'perishable']

export const isAllergenic = (kind: Kind) => ALLERGENS.includes(kind)
export const canBuyWithout = (kind: Kind) => !NOT_LABELLED.includes(kind)
export const isHarmless = ({ kinds }: Food) => kinds.every((kind) => HARMLESS.includes(kind))
export const canSpoil = ({ kinds }: Food) =>
  kinds.some((kind) => SPOILING.includes(kind)) && !kinds.includes('cheese')

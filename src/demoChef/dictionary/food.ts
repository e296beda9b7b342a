// biome-ignore format: a table
/** The EU's allergens, and cheese. foods.md says what each kind means. */
const ALLERGENS = [
  'fish', 'shellfish', 'egg', 'dairy', 'cheese', 'gluten', 'nut', 'peanut', 'sesame', 'soy',
  'mustard', 'lupin', 'celery', 'sulphite',
] as const
// biome-ignore format: a table
/** Other kinds of food that someone may not eat, or that a recipe has to know */
const OTHER_KINDS = [
  'meat', 'poultry', 'beef', 'lamb', 'pork', 'red meat', 'liver', 'raw meat', 'raw fish',
  'smoked fish', 'mercury', 'raw egg', 'mould cheese', 'honey', 'gelatine', 'rennet', 'alcohol',
  'perishable', 'chickpea', 'coconut', 'corn', 'tomato', 'onion', 'garlic', 'spicy', 'starch',
] as const
const KINDS = [...ALLERGENS, ...OTHER_KINDS]
export type Kind = (typeof KINDS)[number]

const SPOILING: readonly Kind[] = ['meat', 'fish', 'shellfish', 'egg', 'dairy', 'perishable']
// biome-ignore format: a table
/** In front of a food without other kinds, an unknown word is ignored: "zingy limes" */
const HARMLESS: readonly Kind[] = [
  'chickpea', 'coconut', 'corn', 'tomato', 'onion', 'garlic', 'spicy', 'starch',
]
/** Shops have gluten-free stock, but hardly any that is free from these. */
const UNLABELLED: readonly Kind[] = ['sulphite', ...HARMLESS]

// biome-ignore format: a table
/** Roles of the words of a list. The sections of foods.md say what each does. */
const ROLES = [
  'food', 'kind', 'diet', 'label', 'eater', 'person', 'refused', 'refused alone', 'refused part',
  'no', 'except', 'avoid', 'free', 'following',
  'spoilt', 'spoilt list', 'poison', 'worn', 'statement',
  'state', 'processed', 'leftover', 'frozen', 'compound',
  'and', 'article', 'plain', 'unit', 'tool',
] as const
export type Role = (typeof ROLES)[number]

/** How long a food cooks, from what wilts at once to what takes a quarter of an hour. */
export const COOKING_CLASSES = ['leafy', 'quick', 'tender', 'firm', 'root'] as const
type CookingClass = (typeof COOKING_CLASSES)[number]

/** A line of foods.md: a food, or words of a list that mean the same. */
export type Row = typeof EMPTY_ROW & {
  standsFor: Set<Food> // whose place it can take
  excludes: Set<Food> // what a word such as "nightshades" or "keto" rules out besides its kinds
}
export type Food = Row & { role: 'food' }
/** Also the types of the fields: a type and its defaults in one place */
export const EMPTY_ROW = {
  names: [] as readonly string[],
  foreignNames: [] as readonly string[],
  groups: [] as readonly string[], // what any food below its heading is called: "spices"
  role: 'food' as Role,
  kinds: [] as readonly Kind[], // what it is or contains, or what a word such as "vegan" rules out
  mayContain: [] as readonly Kind[], // what a shop's product often contains: stock and gluten
  importance: 0, // how much a cook minds if it is left out; 0 for a word that is not a food
  price: 0, // how much a cook minds to buy it
  cookingClass: undefined as CookingClass | undefined,
  isFresh: false, // a can or a jar of it is another food
  note: '', // what the cook is told
}

export const isFood = (row: Row): row is Food => row.role === 'food'
export const isKind = isOneOf(KINDS)
export const isRole = isOneOf(ROLES)
export const isCookingClass = isOneOf(COOKING_CLASSES)

function isOneOf<Name extends string>(names: readonly Name[]) {
  return (word: string): word is Name => names.some((name) => name === word)
}

/** Foods of this importance are in nearly every recipe: salt, pepper, water */
export const ALWAYS_THERE = 0.05
/** A dish is named for foods of at least this importance */
export const MAIN = 2
export const isAllergenic = isOneOf(ALLERGENS)
export const isOnLabels = (kind: Kind) => !UNLABELLED.includes(kind)
export const isHarmless = ({ kinds }: Food) => kinds.every((kind) => HARMLESS.includes(kind))
/** Whether it is dangerous past its best. Cheese is not, but a dressing of cheese and eggs is. */
export const canSpoil = ({ kinds }: Food) =>
  kinds.some((kind) => SPOILING.includes(kind) && !(kind === 'dairy' && kinds.includes('cheese')))

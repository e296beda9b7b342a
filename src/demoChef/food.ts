// biome-ignore format: a table
/** Kinds of food that someone may not eat, and what holds for them. foods.md says what each means. */
const KINDS = {
  meat: 'spoils', poultry: '', beef: '', lamb: '', pork: '', 'red meat': '', liver: '', 'raw meat': '',
  fish: 'allergen, spoils', 'raw fish': '', 'smoked fish': '', mercury: '', shellfish: 'allergen, spoils',
  egg: 'allergen, spoils', 'raw egg': '', dairy: 'allergen, spoils', cheese: 'allergen', 'mould cheese': '',
  honey: '', gelatine: '', rennet: '', alcohol: '', perishable: 'spoils',
  gluten: 'allergen', nut: 'allergen', peanut: 'allergen', sesame: 'allergen', soy: 'allergen',
  mustard: 'allergen', lupin: 'allergen', celery: 'allergen, harmless',
  sulphite: 'allergen, harmless, unlabelled', chickpea: 'harmless, unlabelled',
  coconut: 'harmless, unlabelled', corn: 'harmless, unlabelled', tomato: 'harmless, unlabelled',
  onion: 'harmless, unlabelled', garlic: 'harmless, unlabelled', spicy: 'harmless, unlabelled',
  starch: 'harmless, unlabelled',
}
export type Kind = keyof typeof KINDS

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
export type Row = typeof EMPTY_ROW & {
  standsFor: Set<Food> // whose place it can take
  excludes: Set<Food> // for a word such as "nightshades": what it rules out
}
/** A row with the role of a food. */
export type Food = Row
export const EMPTY_ROW = {
  names: [] as readonly string[],
  foreignNames: [] as readonly string[],
  groups: [] as readonly string[], // what any food below its heading is called: "spices"
  role: 'food' as Role,
  kinds: [] as readonly Kind[], // what it is or contains, or what a word such as "vegan" rules out
  mayContain: [] as readonly Kind[], // what a shop's product often contains: stock and gluten
  weight: 0, // how much a cook minds if it is left out; 0 for a word that is not a food
  price: 0, // how much a cook minds to buy it
  cookingClass: undefined as CookingClass | undefined,
  isFresh: false, // a can or a jar of it is another food
  note: '', // what the cook is told
}

export const isKind = (word: string): word is Kind => Object.hasOwn(KINDS, word)
export const isRole = isOneOf(ROLES)
export const isCookingClass = isOneOf(COOKING_CLASSES)

function isOneOf<Name extends string>(names: readonly Name[]) {
  return (word: string): word is Name => names.some((name) => name === word)
}

/** Foods of this weight are in nearly every recipe: salt, pepper, water. */
export const ALWAYS_THERE = 0.05
/** A dish is named for foods of at least this weight. */
export const MAIN = 2
/** One of the allergens that the EU wants on labels. */
export const isAllergenic = (kind: Kind) => KINDS[kind].includes('allergen')
/** Shops have gluten-free stock, but hardly onion-free. */
export const canBuyWithout = (kind: Kind) => !KINDS[kind].includes('unlabelled')
/** In front of a harmless food, an unknown word is ignored: "zingy limes" */
export const isHarmless = ({ kinds }: Food) =>
  kinds.every((kind) => KINDS[kind].includes('harmless'))
export const canSpoil = ({ kinds }: Food) =>
  kinds.some((kind) => KINDS[kind].includes('spoils')) && !kinds.includes('cheese')

import type { Kind } from './kinds.ts'
import { isOneOf } from './words.ts'

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
export const isRole = isOneOf(ROLES)
export const isCookingClass = isOneOf(COOKING_CLASSES)

/** Nobody misses a food of this importance: salt, pepper, water, ice */
export const ALWAYS_THERE = 0.05
/** The importance of main foods. A dish cooks a main food of the list, or buys none. */
export const MAIN = 2

import { isOneOf } from '../words.ts'
import type { Kind } from './kinds.ts'

// biome-ignore format: a table
/** Roles of the words of a list. The sections of foods.md say what each does. */
const WORD_ROLES = [
  'kind', 'diet', 'label', 'eater', 'person', 'refused', 'refused alone', 'refused part',
  'no', 'except', 'avoid', 'free', 'following',
  'spoilt', 'spoilt list', 'poison', 'aged', 'statement',
  'state', 'processed', 'leftover', 'frozen', 'compound',
  'and', 'article', 'plain', 'unit', 'tool',
] as const
export type Role = 'food' | (typeof WORD_ROLES)[number]

/** How long a food cooks, from what wilts at once to what takes a quarter of an hour. */
export const COOKING_CLASSES = ['leafy', 'quick', 'tender', 'firm', 'root'] as const
type CookingClass = (typeof COOKING_CLASSES)[number]

/** A line of foods.md, with what the line below its heading says. Only foods have a price, a class and groups. */
export type Row = {
  role: Role
  names: readonly string[]
  foreignNames: readonly string[]
  kinds: readonly Kind[] // what it is or contains, or what a word such as "vegan" rules out
  linked: Set<Food> // foods whose place it can take, or that "keto" or "green potatoes" rule out besides its kinds
  note: string // what the cook is told
  groups: readonly string[] // what any food below its heading is called: "spices"
  mayContain: readonly Kind[] // what a shop's product often contains: stock and gluten
  importance: number // how much a cook minds if it is left out
  price: number // how much a cook minds to buy it
  cookingClass: CookingClass | undefined
  isFresh: boolean // a can or a jar of it is another food
}
export type Food = Row & { role: 'food' }

export const isFood = (row: Row): row is Food => row.role === 'food'
export const isWordRole = isOneOf(WORD_ROLES)
export const isCookingClass = isOneOf(COOKING_CLASSES)

/** Nobody misses a food of this importance: salt, pepper, water, ice */
export const STAPLE_IMPORTANCE = 0.05
/** The importance of main foods. A dish cooks a main food of the list, or buys none. */
export const MAIN_IMPORTANCE = 2

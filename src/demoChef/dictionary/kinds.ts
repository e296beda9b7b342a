import { isOneOf } from '../words.ts'

// biome-ignore format: a table
/** The EU's allergens, lactose and cheese. foods.md says what each kind means. */
const ALLERGENS = [
  'fish', 'shellfish', 'egg', 'dairy', 'lactose', 'cheese', 'gluten', 'nut', 'peanut', 'sesame',
  'soy', 'mustard', 'lupin', 'celery', 'sulphite',
] as const
// biome-ignore format: a table
const OTHER_KINDS = [
  'meat', 'poultry', 'beef', 'lamb', 'pork', 'red meat', 'liver', 'raw meat', 'raw fish',
  'smoked fish', 'mercury', 'raw egg', 'mould cheese', 'honey', 'gelatine', 'rennet', 'alcohol',
  'perishable', 'chickpea', 'coconut', 'corn', 'tomato', 'onion', 'garlic', 'spicy', 'starch',
] as const
const KINDS = [...ALLERGENS, ...OTHER_KINDS]
export type Kind = (typeof KINDS)[number]

const SPOILING: readonly Kind[] = ['meat', 'fish', 'shellfish', 'egg', 'dairy', 'perishable']
// biome-ignore format: a table
/** Shops have gluten-free stock, but hardly any that is free from these. */
const UNLABELLED: readonly Kind[] = [
  'sulphite', 'chickpea', 'coconut', 'corn', 'tomato', 'onion', 'garlic', 'spicy', 'starch',
]

export const isKind = isOneOf(KINDS)
export const isAllergenKind = isOneOf(ALLERGENS)
export const isOnLabels = (kind: Kind) => !UNLABELLED.includes(kind)
/** Whether it is dangerous past its best. Cheese is not, but a dressing of cheese and eggs is. */
export const canSpoil = ({ kinds }: { kinds: readonly Kind[] }) =>
  kinds.some((kind) => SPOILING.includes(kind) && !(kind === 'dairy' && kinds.includes('cheese')))

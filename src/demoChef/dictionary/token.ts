import type { Food, Role } from './food.ts'
import { canSpoil, type Kind } from './kinds.ts'

/** The meaning of a name or word. An unknown one has no foods. */
export type Meaning = typeof NO_MEANING
/** A name or word in a text, and what was typed if a typing error was corrected. */
export type Token = Meaning & { text: string; typo: string | undefined }

export const NO_MEANING = {
  role: 'unknown' as Role | 'unknown' | 'changed food', // changed: in a state that no recipe takes, "boiled venison"
  name: '', // as in foods.md, where what can be counted is in the plural
  foods: [] as readonly Food[], // several for a name such as "cheese"
  kinds: [] as readonly Kind[], // what a kind ("egg" names one, too), a diet, a label or a hazard rules out. A food's own are in `foods`.
  excludes: [] as readonly Food[], // that "keto" or "green potatoes" rule out besides its kinds
  note: '',
  isForeign: false,
  isGroup: false, // it means any food below a heading of foods.md: "spices"
  without: [] as readonly Kind[], // kinds that a food with a label lacks: "gluten-free pasta"
}

export const hasRole = ({ role }: Meaning, ...roles: readonly Meaning['role'][]) =>
  roles.includes(role)
/** A mention of foods, or of what someone may be allergic to. */
export const isMention = (token: Meaning) => hasRole(token, 'food', 'kind', 'changed food')
export const isSpoilable = ({ foods }: Meaning) => foods.some(canSpoil)
export const isBan = (token: Meaning) => hasRole(token, 'no', 'except', 'avoid', 'free')
export const isHazard = (token: Meaning) => hasRole(token, 'spoilt', 'spoilt list', 'poison')
export const isUnknown = ({ role }: Meaning) => role === 'unknown'

const MAX_SHOWN = 60
/** The typed words, shortened for the reply. */
export function textOf(tokens: readonly Token[]): string {
  const words = tokens.map(({ text }) => text).join(' ')
  return words.slice(0, MAX_SHOWN)
}

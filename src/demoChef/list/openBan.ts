import type { Token } from '../dictionary/token.ts'
import type { Clause } from './clause.ts'
import type { Doubt } from './reading.ts'

/** A ban that goes on over the clauses behind it, if they name only what it covers: "no nuts, dairy" */
export type OpenBan = {
  until: RegExp // the signs that end it
  covers?: (mention: Token) => boolean // without it, any mention
  heading?: Clause // that begins a list: "Allergies:"
  doubt?: Omit<Doubt, 'mentions'> // a heading that nobody knows, or "Mouldy:"
}

const LIST_END = /\.|\n\n/

/** Bans what stands below a heading: "Allergies:" */
export const headingBan = (heading: Clause): OpenBan => ({ until: LIST_END, heading })

/** Leaves out what stands below a heading that nobody knows, or that can mean spoilt. */
export function headingDoubt(heading: Clause, { isKnown = false } = {}): OpenBan {
  return { ...headingBan(heading), doubt: { words: heading.text, isKnown } }
}

import type { Clause } from './clause.ts'
import { writeOutSigns } from './writeOutSigns.ts'

const LINE_START = '\\n+(?:[-*•] )?'
const DASH = ' -|- | [–—]|[–—] '
/** The signs between clauses, except a dot in a number or a hyphen in a word. */
const SIGN = RegExp(`([,،、，;:!?()[\\]{}|/•…]|\\.+(?=\\s|$)|${LINE_START}|${DASH})`)
/** The space before "but", "without" or "and no", except after "anything". */
const BUT =
  /(?<!anything|everything|nothing|all|but|and) (?=(?:but|without|minus|and (?:no|not|without)) )/g

/** The clauses of a list: "eggs, milk. No nuts" */
export function splitClauses(list: string): Pick<Clause, 'text' | 'before' | 'after'>[] {
  const parts = writeOutSigns(list).replace(BUT, ', ').split(SIGN)
  // Clauses stand at even places, and signs at odd ones.
  const clauses: { text: string; before: string }[] = []
  let before = ''
  for (const [at, part] of parts.entries()) {
    if (at % 2 === 1) before += part
    else if (part.trim() !== '') {
      clauses.push({ text: part.trim(), before })
      before = ''
    }
  }
  return clauses.map((clause, at) => ({ ...clause, after: clauses[at + 1]?.before ?? before }))
}

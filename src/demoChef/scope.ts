import type { Token } from './token.ts'

/** What clauses before say of the next one. */
export type Scope = {
  last: readonly Token[] // the names in the last clause that has some
  sentence: readonly Token[] // the names in this sentence, or since a ban in it: "no eggs, milk or cheese"
  ban: Ban | undefined
}
/** What stays banned over commas: "no nuts, dairy", "allergic to nuts, eggs", "Avoid: nuts, rice" */
export type Ban = {
  covers: 'kinds' | 'allergens' | 'all'
  until: RegExp
  heading?: string // one that nobody knows: "blacklist: eggs, milk"
}

export const SENTENCE_END = /[.;!\n]/
export const LIST_END = /[.!]|\n\n/
export const BRACKET_END = /\)/
const HEADING_END = /\.|\n\n/

export const START: Scope = { last: [], sentence: [], ban: undefined }

/** Bans what stands below a heading that nobody knows. */
export function banBelow(heading: string): Ban {
  return { covers: 'all', until: HEADING_END, heading }
}

/** Forgets what the signs before a clause end. */
export function endScopes(scope: Scope, before: string) {
  if (scope.ban?.until.test(before)) scope.ban = undefined
  if (SENTENCE_END.test(before)) scope.sentence = []
}

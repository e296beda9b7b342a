import { isBan, isHazard, isUnknown, type Token } from '../dictionary/token.ts'
import { beginsList, type Clause, hasTokenOf } from './clause.ts'

/** Whether it is unclear what a clause bans: "no sprue", "no nuts or sprue", "eggs, allergic", not "no bloody nuts" */
export function isUnclearBan(clause: Clause): boolean {
  const { tokens, mentions, before } = clause
  const warnings = tokens.filter((token) => isBan(token) || isHazard(token))
  // "allergic to everything but rice"
  if (warnings.length > 1 && hasTokenOf(clause, 'except')) return true
  const unknownWords = tokens.filter(isUnknown)
  const isJoined = (word: Token) => {
    const at = tokens.indexOf(word)
    return [tokens[at - 1], tokens[at + 1]].some((token) => token?.role === 'and')
  }
  if (mentions.length > 0) return unknownWords.some(isJoined)
  const isAboutLastClause =
    /[,/|]/.test(before) && !beginsList(clause) && !hasTokenOf(clause, 'tool')
  return unknownWords.length > 0 || (isAboutLastClause && hasTokenOf(clause, 'avoid', 'free'))
}

import { hasBan, isHazard, isUnknown, type Token } from '../dictionary/token.ts'
import { beginsList, type Clause, hasTokenOf } from './clause.ts'

/** "allergic to everything but rice" */
const hasException = (clause: Clause) =>
  hasTokenOf(clause, 'except') && clause.tokens.filter(isBanOrHazard).length > 1
const isBanOrHazard = (token: Token) => hasBan([token]) || isHazard(token)

/** Whether it is unclear what a clause bans: "no sprue", "no nuts or sprue", "eggs, allergic", not "no bloody nuts" */
export function isUnclearBan(clause: Clause): boolean {
  const { tokens, mentions, before } = clause
  const unknownWords = tokens.filter(isUnknown)
  if (hasException(clause)) return true
  const isListed = (word: Token) => {
    const at = tokens.indexOf(word)
    return [tokens[at - 1], tokens[at + 1]].some((token) => token?.role === 'and')
  }
  if (mentions.length > 0) return unknownWords.some(isListed)
  const isAboutLastClause =
    /[,/|]/.test(before) && !beginsList(clause) && !hasTokenOf(clause, 'tool')
  return unknownWords.length > 0 || (isAboutLastClause && hasTokenOf(clause, 'avoid', 'free'))
}

import { hasRole, type Token } from './token.ts'

/** A part of a list between commas and other signs. */
export type ClauseText = {
  text: string
  /** The signs around it. */
  before: string
  after: string
}
/** A clause with its words, and those of them that name foods. */
export type Clause = ClauseText & { tokens: readonly Token[]; names: readonly Token[] }

export const hasWord = ({ tokens }: Clause, ...roles: readonly Token['role'][]) =>
  tokens.some((token) => hasRole(token, ...roles))

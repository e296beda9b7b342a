const MAX_LENGTH = 300
/** Some servers quote a part of a key. */
const HIDDEN_LENGTH = 8
/** Enough for a whole line, even if much of the text is invisible. */
const MAX_INPUT_LENGTH = 4 * MAX_LENGTH
/** White space, control and format characters, changes of direction, fillers. */
const INVISIBLE = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]+/gu
/** The first half of a surrogate pair that was cut. */
const HALF_CHARACTER = /\p{Surrogate}$/u
/** `\u002b`. Some proxies quote upstream's JSON in their own: `\\u002b`. */
const UNICODE_ESCAPE = /\\+u([\da-f]{4})/gi

/** Makes a line of at most 300 visible characters. Hides words that quote a secret. */
export function toSafeLine(text: string, ...secrets: (string | undefined)[]): string {
  const beginning = text
    .slice(0, MAX_INPUT_LENGTH)
    .replace(UNICODE_ESCAPE, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
  const line = hideSecrets(beginning, secrets).replace(INVISIBLE, ' ').trim()
  if (line.length <= MAX_LENGTH) return line
  return `${line.slice(0, MAX_LENGTH - 1).replace(HALF_CHARACTER, '')}…`
}

/** Replaces words with a secret, or with 8 characters in a row of one. */
function hideSecrets(text: string, secrets: (string | undefined)[]): string {
  const patterns = secrets.filter((secret) => secret !== undefined).flatMap(toPatterns)
  const hide = (word: string) => (patterns.some((pattern) => pattern.test(word)) ? '…' : word)
  return text.replace(/[^\s"]+/g, hide)
}

function toPatterns(secret: string): RegExp[] {
  const length = secret.length - HIDDEN_LENGTH + 1
  // Short, it may be part of other words, as the placeholder "ollama" is of "ollama/latest".
  if (length < 1) return [RegExp(`(?<![\\w/-])${escapeSymbols(secret)}(?![\\w/-])`)]
  return Array.from({ length }, (_, at) =>
    RegExp(escapeSymbols(secret.slice(at, at + HIDDEN_LENGTH))),
  )
}

const escapeSymbols = (text: string) => text.replace(/\W/g, '\\$&')

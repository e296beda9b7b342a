const MAX_LENGTH = 300
/** Some servers quote a part of a key. */
const HIDDEN_LENGTH = 8
/** Enough for a whole line, even if much of the text is invisible. */
const MAX_INPUT_LENGTH = 4 * MAX_LENGTH
/** White space, control and format characters, changes of direction, fillers. */
const INVISIBLE = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]+/gu
/** The first half of a surrogate pair that was cut. */
const HALF_CHARACTER = /\p{Surrogate}$/u
/** `\u002b` or `%2b`. Some proxies quote upstream's JSON in their own: `\\u002b`. */
const ESCAPE = /\\+u([\da-f]{4})|%([2-7][\da-f])/gi
/** `\/` is a slash in JSON. */
const ESCAPED_SLASH = /\\+(?=\/)/g

/** Makes a line of at most 300 visible characters. Hides words that quote a secret. */
export function toSafeLine(text: string, ...secrets: (string | undefined)[]): string {
  const beginning = removeEscapes(text.slice(0, MAX_INPUT_LENGTH))
  const line = hideSecrets(beginning, secrets).replace(INVISIBLE, ' ').trim()
  if (line.length <= MAX_LENGTH) return line
  return `${line.slice(0, MAX_LENGTH - 1).replace(HALF_CHARACTER, '')}…`
}

function removeEscapes(text: string): string {
  const toCharacter = (code: string) => String.fromCharCode(Number.parseInt(code, 16))
  return text
    .replace(ESCAPE, (_, unicode, ascii) => toCharacter(unicode ?? ascii))
    .replace(ESCAPED_SLASH, '')
}

/** Replaces words with a secret, or with 8 characters in a row of one. */
function hideSecrets(text: string, secrets: (string | undefined)[]): string {
  const present = secrets.filter((secret) => secret !== undefined)
  const patterns = [...present, ...present.map(removeEscapes)].flatMap(toPatterns)
  const hide = (word: string) => (patterns.some((pattern) => pattern.test(word)) ? '…' : word)
  return text.replace(/[^\s"]+/g, hide)
}

function toPatterns(secret: string): RegExp[] {
  const length = secret.length - HIDDEN_LENGTH + 1
  // A short key may be a part of a word, as "ollama" is of "ollama/latest".
  if (length < 1) return [RegExp(`(?<![\\w/-])${escapeSymbols(secret)}(?![\\w/-])`)]
  return Array.from({ length }, (_, at) =>
    RegExp(escapeSymbols(secret.slice(at, at + HIDDEN_LENGTH))),
  )
}

const escapeSymbols = (text: string) => text.replace(/\W/g, '\\$&')

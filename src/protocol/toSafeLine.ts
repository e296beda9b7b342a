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
  const beginning = text.slice(0, MAX_INPUT_LENGTH)
  const line = hideSecrets(beginning, secrets).replace(INVISIBLE, ' ').trim()
  if (line.length <= MAX_LENGTH) return line
  return `${line.slice(0, MAX_LENGTH - 1).replace(HALF_CHARACTER, '')}…`
}

/** Replaces words that have a short secret, or 8 characters in a row of a longer one. */
function hideSecrets(text: string, secrets: (string | undefined)[]): string {
  const forms = secrets.flatMap((secret = '') => toForms(secret))
  const parts = forms.flatMap(toParts)
  const short = forms.filter((form) => form && form.length < HIDDEN_LENGTH).map(toPattern)
  const hasSecret = (word: string) =>
    parts.some((part) => word.includes(part)) || short.some((pattern) => pattern.test(word))
  return text.replace(/[^\s"]+/g, (word) => (toForms(word).some(hasSecret) ? '…' : word))
}

/** A text as it is and, if it has escapes, without them. Both a word and a secret may have some. */
const toForms = (text: string) => [...new Set([text, removeEscapes(text)])]

function removeEscapes(text: string): string {
  const toCharacter = (code: string) => String.fromCharCode(Number.parseInt(code, 16))
  return text
    .replace(ESCAPE, (_, unicode, ascii) => toCharacter(unicode ?? ascii))
    .replace(ESCAPED_SLASH, '')
}

function toParts(secret: string): string[] {
  const length = Math.max(0, secret.length - HIDDEN_LENGTH + 1)
  return Array.from({ length }, (_, at) => secret.slice(at, at + HIDDEN_LENGTH))
}

/** A short key may be a part of a word, as "ollama" is of "ollama/latest". */
const toPattern = (secret: string) =>
  RegExp(`(?<![\\w/-])${secret.replace(/\W/g, '\\$&')}(?![\\w/-])`)

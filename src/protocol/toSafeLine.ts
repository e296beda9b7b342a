const MAX_LENGTH = 300
/** Enough for a whole line, even if much of the text is invisible. */
const MAX_INPUT_LENGTH = 4 * MAX_LENGTH
/** White space, control and format characters, changes of direction, fillers. */
const INVISIBLE = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]+/gu
/** The first half of a surrogate pair that was cut. */
const HALF_CHARACTER = /\p{Surrogate}$/u
/** `\u002b`, and `\\u002b` in JSON that is in JSON. */
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

/** Replaces words with 8 characters in a row of a secret: some servers quote a part of a key. */
function hideSecrets(text: string, secrets: (string | undefined)[]): string {
  const parts = secrets.flatMap((secret = '') => {
    const length = Math.min(secret.length, 8)
    const count = length && secret.length - length + 1
    return Array.from({ length: count }, (_, at) => secret.slice(at, at + length))
  })
  const hide = (word: string) => (parts.some((part) => word.includes(part)) ? '…' : word)
  return text.replace(/[^\s"]+/g, hide)
}

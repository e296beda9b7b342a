const LONGEST_MESSAGE = 300
/** Shorter quotes are words that any two texts share. */
const SHORTEST_QUOTE = 16

/**
 * `message` in one line of a bearable length, with an ellipsis for what it quotes of `secrets`: a whole one, or
 * 16 characters and more. Some servers repeat the request in their answer.
 */
export function forConsole(message: string, secrets: readonly string[]): string {
  const start = message.slice(0, 4 * LONGEST_MESSAGE)
  const line = withoutQuotes(start, secrets.filter(Boolean)).replace(/\s+/g, ' ').trim()
  return line.length > LONGEST_MESSAGE ? `${line.slice(0, LONGEST_MESSAGE)}…` : line
}

function withoutQuotes(text: string, secrets: readonly string[]): string {
  const rest = secrets.reduce((rest, secret) => rest.replaceAll(secret, '…'), text)
  let kept = ''
  for (let at = 0; at < rest.length; ) {
    const length = lengthOfQuote(rest, at, secrets)
    kept += length > 0 ? '…' : rest[at]
    at += length || 1
  }
  return kept
}

/** Of the quote that starts at `at`; 0 if there is none. */
function lengthOfQuote(text: string, at: number, secrets: readonly string[]): number {
  const isQuoted = (end: number) =>
    end <= text.length && secrets.some((secret) => secret.includes(text.slice(at, end)))
  let end = at + SHORTEST_QUOTE
  if (!isQuoted(end)) return 0
  while (isQuoted(end + 1)) end++
  return end - at
}

const MAX_LENGTH = 300

/** Shortens a server's message to one line of at most 300 characters, and removes the token, which some repeat. */
export function toOneLine(text: string, token?: string): string {
  const safe = token ? text.replaceAll(token, '…') : text
  const line = safe.replace(/\s+/g, ' ').trim()
  return line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH - 1)}…` : line
}

const LONGEST_MESSAGE = 300
/** Letters and digits in a row; fewer are words that any two texts share. */
const SHORTEST_QUOTE = 8

/**
 * `message` in one line of a bearable length. It is ours up to the first colon; what comes after is a server's, and is
 * left out if it quotes one of `secrets`, in whatever spelling: some servers repeat the request in their answer.
 */
export function forConsole(message: string, secrets: readonly string[]): string {
  const line = message.replace(/\s+/g, ' ').trim()
  const shown = line.length > LONGEST_MESSAGE ? `${line.slice(0, LONGEST_MESSAGE)}…` : line
  const [ours = '', ...words] = shown.split(': ')
  const isQuoting = secrets.some((secret) => quotes(words.join(': '), secret))
  return isQuoting ? `${ours}, in words that quote the request` : shown
}

function quotes(text: string, secret: string): boolean {
  // Nobody can tell what a long code stands for; the parts of a request's id are shorter.
  if (/[\w+/]{32}/.test(text)) return true
  const whole = inPlainLetters(secret)
  const length = Math.min(SHORTEST_QUOTE, whole.length)
  return [text, decoded(text)].map(inPlainLetters).some((plain) => {
    const quotes = Array.from(plain, (_, at) => plain.slice(at, at + length))
    return quotes.some((quote) => quote.length === length && length > 0 && whole.includes(quote))
  })
}

const inPlainLetters = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Without the escapes of JSON, URLs and HTML. */
function decoded(text: string): string {
  const bytes = text.replace(/\\u([\da-f]{4})|&#x([\da-f]+);/gi, (_, json, html) =>
    character(parseInt(json ?? html, 16)),
  )
  const html = bytes
    .replace(/&#(\d+);/g, (_, code) => character(Number(code)))
    .replace(/\\["nrt]|&\w+;/g, '')
  return html.replace(/(?:%[\da-f]{2})+/gi, (escapes) => {
    try {
      return decodeURIComponent(escapes)
    } catch {
      return ''
    }
  })
}

const character = (code: number) => (code <= 0x10ffff ? String.fromCodePoint(code) : '')

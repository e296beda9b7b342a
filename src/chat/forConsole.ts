const LONGEST_MESSAGE = 300
/** In letters and digits; two texts share fewer than these by chance. */
const SHORTEST_QUOTE = { token: 8, prompt: 12 }

/**
 * `message` in one line of a bearable length. It is ours up to the first colon; what comes after is a server's, and is
 * left out if it quotes the token or the prompt, in whatever spelling: some servers repeat the request in their answer.
 */
export function forConsole(message: string, token: string, prompt: readonly string[]): string {
  const line = message.replace(/\s+/g, ' ').trim()
  const shown = line.length > LONGEST_MESSAGE ? `${line.slice(0, LONGEST_MESSAGE)}…` : line
  const [ours = '', ...rest] = shown.split(': ')
  const words = rest.join(': ')
  const spellings = [words, decoded(words)].map(inPlainLetters)
  const quotes = (secret: string, shortest: number) =>
    spellings.some((spelling) => isQuotedIn(spelling, secret, shortest))
  const isQuoting =
    quotes(token, SHORTEST_QUOTE.token) ||
    prompt.some((text) => quotes(text, SHORTEST_QUOTE.prompt)) ||
    // Nobody can tell what a long code stands for; the parts of a request's id are shorter.
    /[a-z\d+]{32}/i.test(words)
  return isQuoting ? `${ours}, in words that quote the request` : shown
}

function isQuotedIn(letters: string, secret: string, shortest: number): boolean {
  const whole = inPlainLetters(secret)
  const length = Math.min(shortest, whole.length)
  if (length === 0) return false
  const starts = Array(Math.max(letters.length - length + 1, 0)).keys()
  return [...starts].some((at) => whole.includes(letters.slice(at, at + length)))
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

import { fenceAfter } from './fences.ts'
import { headingAt, isUnderline, outline } from './headings.ts'
import { widenTables } from './widenTables.ts'

/** Code has a language; a fence around a text has none, or words of that text. */
const LANGUAGE = /^[a-z][a-z+#-]*$/
const MARKDOWN = /^(?:markdown|md)$/i
const PLAIN = /^(?:|markdown|md|text|txt|plaintext)$/i
const BULLET = /^([ \t]*)[•·●▪◦・](?=[ \t])/gm

/**
 * What a model meant by its markdown, in markdown. A text in a code fence is taken out of it. What stands as a heading
 * becomes one, and the first of all is the title, with the others below it in order. Nothing that a parser would leave
 * out is lost.
 */
export function normalizeMarkdown(markdown: string): string {
  const text = markdown.replace(/\r\n?/g, '\n').replace(BULLET, '$1-')
  const lines = withoutFence(text.split('\n'))
  const depthOf = outline(lines)
  let fence = ''
  const normalized = lines.map((line, at) => {
    const isInFence = fence !== ''
    fence = fenceAfter(fence, line.trimStart())
    if (isInFence || fence) return line
    if (isUnderline(lines, at)) return ''
    const heading = headingAt(lines, at)
    if (!heading) return withoutLosses(line)
    return `${'#'.repeat(depthOf(at, heading))} ${withoutLosses(heading.words)}`
  })
  return widenTables(normalized).join('\n')
}

/** Takes the text out of a fence that says it is markdown, or that stands around all of it but a line before. */
function withoutFence(lines: string[]): string[] {
  const opening = lines.findIndex((line) => fenceAfter('', line))
  const fence = fenceAfter('', lines[opening] ?? '')
  if (!fence) return lines
  const info = lines[opening]?.slice(fence.length).trim() ?? ''
  const before = lines.slice(0, opening).filter((line) => line.trim())
  const isText = before.length <= 1 && (PLAIN.test(info) || !LANGUAGE.test(info))
  if (!isText && !MARKDOWN.test(info)) return lines
  const closing = lines.findIndex((line, at) => at > opening && !fenceAfter(fence, line))
  return lines.map((line, at) => {
    if (at === opening) return PLAIN.test(info) ? '' : info
    return at === closing ? '' : line
  })
}

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹'
/** Is seen as nothing, and is neither a space nor punctuation. */
const WORD_JOINER = '\u2060'

/**
 * Mends what a parser would read otherwise: footnotes that nothing leads to are left out, 5*5*2 loses its stars, and
 * **盐：**适量 keeps them, as bold words that end in punctuation must be followed by a space.
 */
function withoutLosses(line: string): string {
  return line
    .replace(/\[\^(\d+)\]:?/g, (_, number: string) =>
      number.replace(/\d/g, (digit) => SUPERSCRIPTS.charAt(Number(digit))),
    )
    .replace(/\[\^([^\]\s]+)\]/g, '[$1]')
    .replace(/(?<=\d)\*(?=\d)/g, '\\*')
    .replace(
      /(?<=([\p{L}\p{N}]?))\*\*(?![\s*])((?:(?!\*\*).)*[^\s*])\*\*(?=([\p{L}\p{N}]?))/gu,
      (_, before: string, words: string, after: string) => {
        const opening = before && /^\p{P}/u.test(words) ? WORD_JOINER : ''
        const closing = after && /\p{P}$/u.test(words) ? WORD_JOINER : ''
        return `**${opening}${words}${closing}**`
      },
    )
}

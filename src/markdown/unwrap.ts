/** The paragraph that may stand above a fence or front matter */
const ABOVE = '^((?:(?![ \\t]*(?:```|~~~|---))[ \\t]*\\S.*\\n)*\\s*)'
const LANGUAGE = '(?:markdown|mdx?|te?xt|plain\\w*|recipe)?'
/** The first line of data or of a program */
const CODE = '\\s*(?:[{<]|\\[\\s*(?:["{[\\n]|$)|.*(?:[{;]|\\):)\\n)'
const FENCE_END = '(?:(?<=\\n)[ \\t]*\\2[`~]*[ \\t]*(?=\\n|$)|$)'
const WRAPPING_FENCE = RegExp(
  `${ABOVE}(\`{3,}|~{3,}) *${LANGUAGE} *\\n(?!${CODE})([^]*?)${FENCE_END}`,
  'i',
)
const JSON_START = /^\s*(?:\{|\[\s*["{])/

const FIELD = '(?:(?:\\p{L}[\\p{L}\\p{N}_ -]*:|-? ).*\\n)'
/** "---", "title: Soup", "---", and perhaps the mark of another title */
const FRONT_MATTER = RegExp(`${ABOVE}---[ \\t]*\\n(${FIELD}+)---[ \\t]*(?:\\n|$)(\\s*# )?`, 'u')
/** While a reply streams */
export const OPEN_FRONT_MATTER = RegExp(`${ABOVE}---[ \\t]*\\n${FIELD}*[^\\n]*$`, 'u')
const TITLE = /^(?:title|name): *["']?(.+?)["']? *$/im

/** A reply without its fence or front matter, but with its title. Bare JSON is put into a fence. */
export function unwrap(reply: string): string {
  const text = reply.replaceAll(/\r\n?/g, '\n').replace(/^\s*\n/, '')
  if (JSON_START.test(text)) return `\`\`\`json\n${text}`
  return text
    .replace(WRAPPING_FENCE, '$1$3')
    .replace(FRONT_MATTER, (_, above, fields, mark) => above + (mark ?? titleOf(fields)))
}

function titleOf(fields: string): string {
  const [, title] = TITLE.exec(fields) ?? []
  return title ? `# ${title}\n\n` : ''
}

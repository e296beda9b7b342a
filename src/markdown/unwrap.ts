import { findName } from './names.ts'

/** The paragraph that may stand above a fence or front matter */
const ABOVE = '^(\\s*(?:(?!```|~~~|---)\\S.*\\n)*\\s*)'
const FENCE = RegExp(`${ABOVE}(\`{3,}|~{3,})([^\`\\n]*)\\n`)
const MARKDOWN = /^(?:markdown|mdx?|te?xt|plain\w*|recipe)?$/i
/** The first line of data or of a program */
const CODE = /^\s*(?:[{<]|\[\s*(?:["{[\n]|$)|.*(?:[{;]|\):)\n)/
const JSON_START = /^\s*(?:\{|\[\s*["{])/

const YAML = '---[ \\t]*\\n((?:(?:\\p{L}[\\p{L}\\p{N}_ -]*:|-? ).*\\n)*)'
/** "---", "title: Soup", "---" */
const FRONT_MATTER = RegExp(`${ABOVE}${YAML}---[ \\t]*(?:\\n|$)`, 'u')
/** While a reply streams */
export const OPEN_FRONT_MATTER = RegExp(`${ABOVE}${YAML}[^\\n]*$`, 'u')
const TITLE = /^(?:title|name): *["']?(.+?)["']? *$/im

/** The markdown of a reply: without front matter or the fence around it. Data or a program stays in a fence. */
export function unwrap(reply: string): string {
  const text = reply.replaceAll(/\r\n?/g, '\n')
  if (JSON_START.test(text)) return `\`\`\`json\n${text}`
  return removeFrontMatter(removeFence(text))
}

function removeFence(text: string): string {
  const [opening, above, marks, name = ''] = FENCE.exec(text) ?? []
  const rest = text.slice(opening?.length)
  if (!opening || !MARKDOWN.test(name.trim()) || CODE.test(rest)) return text
  return above + rest.replace(RegExp(`^[ \\t]*${marks}[\`~]*[ \\t]*$`, 'm'), '')
}

/** Its title counts, unless the text below begins with another heading than the name of a part. */
function removeFrontMatter(text: string): string {
  const [frontMatter, above = '', fields = ''] = FRONT_MATTER.exec(text) ?? []
  if (!frontMatter || !fields) return text
  const below = text.slice(frontMatter.length)
  const [, title] = TITLE.exec(fields) ?? []
  const [heading] = /(?<=^\s*#+ ).*/.exec(below) ?? []
  const isTitle = title && below.trim() && (!heading || findName(heading))
  return isTitle ? `${above}# ${title}\n\n${below}` : above + below
}

/** The paragraph that may stand above a fence or front matter */
const ABOVE = /(?:(?![ \t]*(?:```|~~~|---))[ \t]*\S.*\n)*\s*/
const OPENING_FENCE = /^(`{3,}|~{3,}) *(?:markdown|mdx?|te?xt|plain\w*|recipe)? *\n/i
/** A first line of data or of a program: "{", "<div>", '["leek"]', "let a = 2;", "def cut():" */
const DATA_OR_PROGRAM = /^\s*(?:[{<]|\[\s*(?:["{[\n]|$)|.*(?:[{;]|\):)\n)/
const JSON_START = /^\s*(?:\{|\[\s*["{])/
/** "---", "title: Soup" and other fields, and the line below them */
const FIELDS = /^---[ \t]*\n((?:(?:\p{L}[\p{L}\p{N}_ -]*:|-? ).*\n)*)(.*)/u
const TITLE = /^(?:title|name): *["']?(.+?)["']? *$/im

/** A reply without its fence or front matter, but with its title. Bare JSON is put into a fence. */
export function unwrap(markdown: string): string {
  const text = markdown.replaceAll('\r\n', '\n').replace(/^\s*\n/, '')
  if (JSON_START.test(text)) return `\`\`\`json\n${text}`
  return changeBelowParagraph(changeBelowParagraph(text, stripFence), stripFrontMatter)
}

/** A growing text without the front matter at its end, which may go on. */
export const stripOpenFrontMatter = (text: string) =>
  changeBelowParagraph(text, (below) => (FIELDS.exec(below)?.[0] === below ? '' : below))

function changeBelowParagraph(text: string, change: (below: string) => string): string {
  const [above = ''] = ABOVE.exec(text) ?? []
  return above + change(text.slice(above.length))
}

function stripFence(text: string): string {
  const [opening = '', fence] = OPENING_FENCE.exec(text) ?? []
  const content = text.slice(opening.length)
  if (!fence || DATA_OR_PROGRAM.test(content)) return text
  return content.replace(RegExp(`^[ \\t]*${fence}[\`~]*[ \\t]*$`, 'm'), '')
}

function stripFrontMatter(text: string): string {
  const [matter = '', fields, end = ''] = FIELDS.exec(text) ?? []
  if (!fields || end.trimEnd() !== '---') return text
  const below = text.slice(matter.length + 1)
  const [, title] = TITLE.exec(fields) ?? []
  return title && !/^\s*# /.test(below) ? `# ${title}\n\n${below}` : below
}

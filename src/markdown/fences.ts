/** The first line of a fence, perhaps of one in a list: "```md", "- ~~~" */
const OPENING = /^[ \t]*(?:(?:[-+*]|\d{1,9}[.)])[ \t]+)?(`{3,}|~{3,})[^`\n]*$/
/** The rest of the fence, or all that follows if the fence is still open: "\n# Soup\n```". `\1` is the marks of OPENING. */
const REST = '(?:[^]*?\\n[ \\t]*\\1[`~]*[ \\t]*$|[^]*)'
/** A whole fence (its marks are group 1), or else a line. Of "a\n~~~\nb\n~~~\nc": "a", then "~~~\nb\n~~~", then "c" */
export const CODE_OR_LINE = RegExp(`${OPENING.source}${REST}|^.*$`, 'gm')

/** A fence that is the first or second block: "Sure!\n\n```md\n" */
const WRAPPER = /^(\s*(?:(?!```|~~~)\S.*\r?\n)*\s*)(`{3,}|~{3,})([^`\n]*)\n/

/** Takes a reply out of the fence around it. Beside words, a fence counts only without a name, or with that of markdown. */
export function unwrapFence(reply: string): string {
  const [opening = '', above = '', marks = '', name = ''] = WRAPPER.exec(reply) ?? []
  if (!opening) return reply
  const rest = reply.slice(opening.length)
  const closing = RegExp(`^[ \\t]*${marks}[\`~]*[ \\t]*$`, 'm')
  const [, below = ''] = rest.split(closing)
  const canBeMarkdown = /^(?:markdown|md)?$/i.test(name.trim())
  return canBeMarkdown || !(above + below).trim() ? above + rest.replace(closing, '') : reply
}

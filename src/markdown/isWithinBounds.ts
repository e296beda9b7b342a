/** Twice what 1,024 tokens of a recipe come to. */
const LONGEST = 8000
/** What can start markup: a recipe has some 300, a very dense one 800; a few thousand can take seconds to read. */
const MOST_MARKS = 1000
/** Quotes and lists can nest within a line; some 1,000 deep they overflow the renderer's stack. */
const MOST_MARKS_IN_A_LINE = 200
/** Where an address may begin. After an open [ each looks back at all before; in English 8,000 characters have 1,500. */
const MOST_WORDS = 2000
/** Every row of a table gets as many cells as its first. */
const MOST_CELLS = 10_000

const MARK = /[*_~`<>[\]|+\\&!]|#+|=+|-+|\d[.)]/g
const WORD = /(?<![\w.+-])[\w.+-]/g
/** At an address each looks at all that follow, to tell whether it belongs to it. */
const RUN_OF_PUNCTUATION = /[!"'(),.:;?]{100}/
/** No script puts so many accents on one letter, and drawing them is quadratic. */
const PILE_OF_ACCENTS = /\p{M}{50}/u

/** Whether `markdown` can be rendered without keeping the page from answering for 200 ms; `npm run bench` measures it. */
export function isWithinBounds(markdown: string): boolean {
  if (markdown.length > LONGEST || count(WORD, markdown) > MOST_WORDS) return false
  if (PILE_OF_ACCENTS.test(markdown) || RUN_OF_PUNCTUATION.test(markdown)) return false
  const lines = markdown.split(/\r\n?|\n/)
  const marks = lines.map((line) => count(MARK, line))
  const columns = Math.max(...lines.map((line) => count(/\|/g, line)))
  return (
    marks.reduce((sum, marks) => sum + marks, lines.length) <= MOST_MARKS &&
    Math.max(...marks) <= MOST_MARKS_IN_A_LINE &&
    columns * lines.length <= MOST_CELLS
  )
}

const count = (pattern: RegExp, line: string) => line.match(pattern)?.length ?? 0

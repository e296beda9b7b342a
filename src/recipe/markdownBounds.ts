/** Twice what 1,024 tokens of a recipe come to. */
const LONGEST = 8000
/** Of what can start markup a recipe has some 300; a few thousand can keep the renderer busy for seconds. */
const MOST_MARKS = 1000
/** Quotes and lists can open one another in a line; some 1,000 deep the renderer's stack ends. */
const MOST_MARKS_IN_A_LINE = 200
/** A table has as many cells in each row as in its first. */
const MOST_CELLS = 10_000

const MARK = /[*_~`<>[\]|+\\&]|#+|=+|-+|\d[.)]/g

/** Whether `markdown` can be rendered without keeping the page from answering for 200 ms; `npm run bench` measures it. */
export function isWithinBounds(markdown: string): boolean {
  if (markdown.length > LONGEST) return false
  const marks = markdown.split(/\r\n?|\n/).map((line) => line.match(MARK)?.length ?? 0)
  const widest = Math.max(...marks)
  const all = marks.reduce((sum, count) => sum + count, marks.length)
  return all <= MOST_MARKS && widest <= MOST_MARKS_IN_A_LINE && widest * marks.length <= MOST_CELLS
}

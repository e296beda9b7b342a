/** What models draw columns with */
const PIPES = '|│｜'
export const PIPE = RegExp(`[${PIPES}]`, 'g')
const ROW = RegExp(`^\\s*[${PIPES}]`)
const FIRST_ROW = RegExp(`^ ?[${PIPES}]`)
/** Without a pipe at its beginning */
const OPEN_ROW = RegExp(String.raw`^ ?[^\s${PIPES}][^|]*\|`)
const DELIMITERS = /^[:= \p{Pd}]*\|[|:= \p{Pd}]*$/u

/** How many lines from `start` on are a table, with blank lines between its rows. 0 without one. */
export function countTableLines(lines: string[], start: number): number {
  const [first = '', second = ''] = lines.slice(start, start + 2)
  if (!FIRST_ROW.test(first) && !(OPEN_ROW.test(first) && DELIMITERS.test(second))) return 0
  let end = start + 1
  for (let at = end; at < lines.length; at++) {
    const line = lines[at] ?? ''
    const isBelowRow = at === end
    if (ROW.test(line) || (isBelowRow && OPEN_ROW.test(line))) end = at + 1
    else if (line.trim()) break
  }
  return end - start
}

export function isTable(text: string): boolean {
  const lines = text.split('\n')
  return countTableLines(lines, 0) === lines.length
}

/** A delimiter row, such as "|:--|---|", or one of empty cells */
const ROW_WITHOUT_WORDS = /^[|:=\s\p{Pd}]+$/u
/** A pipe after a backslash is part of a cell. */
const BETWEEN_CELLS = /\s*(?<!\\)\|\s*/
/** With the empty cells at the end of a row */
const EDGES = /^\s*\|\s*|[\s|]*(?<!\\)\|\s*$/g

/** A table with a delimiter row below its head, and as many cells in each row as in the longest. */
export function repairTable(table: string): string {
  const rows = table.replaceAll(PIPE, '|').split(/\n\s*/)
  const toCells = (row: string) => row.replaceAll(EDGES, '').split(BETWEEN_CELLS)
  const isWordless = (row: string) => ROW_WITHOUT_WORDS.test(row)
  const delimiters = toCells(rows.find((row) => isWordless(row) && row.includes('-')) ?? '')
  const [head = [], ...body] = rows.map((row) => (isWordless(row) ? [] : toCells(row)))
  const width = Math.max(1, head.length, ...body.map((cells) => cells.length))
  const columns = Array.from({ length: width }, (_, at) => at)
  const dashes = columns.map((at) => /:?-+:?/.exec(delimiters[at] ?? '')?.[0] ?? '-')
  const filled = body.filter((cells) => cells.length > 0)
  const toRow = (cells: (string | undefined)[]) => `|${columns.map((at) => cells[at]).join('|')}|`
  return [head, dashes, ...filled].map(toRow).join('\n')
}

/** What models draw columns with */
const PIPES = '|│｜'
export const PIPE = RegExp(`[${PIPES}]`, 'g')
/** With the flag m, $ ends a line. */
export const END_OF_TEXT = String.raw`(?![\s\S])`

const ROW = `[${PIPES}].*`
/** Without a pipe at its beginning */
const OPEN_ROW = String.raw`[^\s${PIPES}][^|\n]*\|.*`
const ABOVE_DELIMITERS = String.raw`(?=\n[:= \p{Pd}]*\|[|:= \p{Pd}]*(?:\n|${END_OF_TEXT}))`
const FIRST_ROW = `(?:${ROW}|${OPEN_ROW}${ABOVE_DELIMITERS})`
/** Blank lines may stand between the rows. */
export const TABLE = String.raw` ?${FIRST_ROW}(?:\n\s*${ROW}|\n ?${OPEN_ROW})*`
const WHOLE = RegExp(`^${TABLE}$`, 'u')

export const isTable = (line: string) => WHOLE.test(line)

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

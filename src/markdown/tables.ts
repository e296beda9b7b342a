const ROW = '[|│｜].*'
/** Without a bar at its beginning */
const OPEN_ROW = '[^\\s|│｜][^|\\n]*\\|.*'
const RULE_BELOW = '(?=\\n[:= \\p{Pd}]*\\|[|:= \\p{Pd}]*(?:\\n|(?![\\s\\S])))'
/** Blank lines may stand between the rows. */
export const TABLE = ` ?(?:${ROW}|${OPEN_ROW}${RULE_BELOW})(?:\\n\\s*${ROW}|\\n ?${OPEN_ROW})*`
const WHOLE = RegExp(`^${TABLE}$`, 'u')

export const isTable = (line: string) => WHOLE.test(line)

const DELIMITER_ROW = /^[|:=\s\p{Pd}]+$/u
/** A bar after a backslash is part of a cell. */
const BAR = /\s*(?<!\\)\|\s*/
const EDGES = /^\s*\|\s*|[\s|]*(?<!\\)\|\s*$/g

/** A table with a rule below its first row, and as many cells in each row as in the longest one. */
export function repairTable(table: string): string {
  const rows = table.replaceAll(/[│｜]/g, '|').split(/\n\s*/)
  const toCells = (row: string) => row.replaceAll(EDGES, '').split(BAR)
  const rule = toCells(rows.find((row) => DELIMITER_ROW.test(row)) ?? '')
  const [head = [], ...body] = rows.map((row) => (DELIMITER_ROW.test(row) ? [] : toCells(row)))
  const width = Math.max(1, head.length, ...body.map((cells) => cells.length))
  const columns = Array.from({ length: width }, (_, at) => at)
  const dashes = columns.map((at) => (/^:?-+:?$/.test(rule[at] ?? '') ? rule[at] : '-'))
  const filled = body.filter((cells) => cells.length > 0)
  const toRow = (cells: (string | undefined)[]) => `|${columns.map((at) => cells[at]).join('|')}|`
  return [head, dashes, ...filled].map(toRow).join('\n')
}

const BAR = /[|│｜]/g
/** The rule below the head, however many cells it has */
const RULE = /^(?=.*[|│｜])[|│｜:=\s\p{Pd}]+$/u

/** Whether a line without a bar at its beginning is the head of a table. */
export const isTableHead = (line: string, below: string) => line.includes('|') && RULE.test(below)

/** A table with one rule, and as many cells in each row as in the longest one. */
export function repairTable(lines: string[]): string[] {
  const rows = lines.filter((line) => !RULE.test(line)).map(cellsOf)
  const rule = lines.find((line) => RULE.test(line)) ?? ''
  const width = Math.max(1, ...rows.map((row) => 1 + row.findLastIndex(Boolean)))
  const head = rule === lines[0] ? [] : (rows.shift() ?? [])
  const columns = Array.from({ length: width }, (_, at) => at)
  // The colons of a rule say where the words of a column stand.
  const marks = cellsOf(rule).map((cell) => /^(:?)[\p{Pd}=]+(:?)$/u.exec(cell) ?? ['', '', ''])
  const dashes = columns.map((at) => `${marks[at]?.[1] ?? ''}-${marks[at]?.[2] ?? ''}`)
  const toRow = (row: string[]) => `|${columns.map((at) => row[at]).join('|')}|`
  return [toRow(head), toRow(dashes), ...rows.map(toRow)]
}

/** A bar after a backslash is part of a cell. */
function cellsOf(row: string): string[] {
  const cells = row
    .replaceAll(BAR, '|')
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/)
  return cells.map((cell) => cell.trim())
}

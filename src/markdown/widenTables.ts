const RULE = /^[ \t]*\|?(?:[ \t]*:?-+:?[ \t]*(?:\||$))+[ \t]*$/
const CELL_END = /(?<!\\)\|/

/**
 * A table's columns are those of its head, and what a row has more would be lost: so a head gets as many as the widest
 * row. And a line without a cell's end ends the table, as it is meant to.
 */
export function widenTables(lines: string[]): string[] {
  const widened = [...lines]
  for (let at = 1; at < lines.length; at++) {
    if (!isHead(lines, at - 1)) continue
    const end = lines.findIndex((line, row) => row > at && !CELL_END.test(line))
    const rows = lines.slice(at - 1, end < 0 ? undefined : end)
    const width = Math.max(...rows.map((row) => cells(row).length))
    widened[at - 1] = widenRow(lines[at - 1] ?? '', width, ' ')
    widened[at] = widenRow(lines[at] ?? '', width, '---')
    at += rows.length
    if (lines[end]?.trim()) widened[end] = `\n${lines[end]}`
  }
  return widened
}

const isHead = (lines: string[], at: number) =>
  CELL_END.test(lines[at] ?? '') &&
  RULE.test(lines[at + 1] ?? '') &&
  CELL_END.test(lines[at + 1] ?? '')

const cells = (line: string) =>
  line
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(CELL_END)

function widenRow(line: string, width: number, filling: string): string {
  const filled = cells(line)
  return `|${[...filled, ...Array(width - filled.length).fill(filling)].join('|')}|`
}

/** The rows of the table below a heading, without backticks. `\n` in a cell ends a line. */
export function readRows(markdown: string, heading: string) {
  const [, below] = markdown.split(`# ${heading}\n`)
  if (!below) throw new Error(`No table is called ${heading}`)
  const [section = ''] = below.split('\n#')
  const lines = section.split('\n')
  const rows = lines.filter((line) => line.startsWith('| ')).slice(2)
  return rows.map((line) =>
    line
      .replaceAll('`', '')
      .replaceAll('\\n', '\n')
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

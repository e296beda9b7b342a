import everydayLists from './everydayLists.md?raw'
import lists from './lists.md?raw'

/** The rows of the table below a heading of lists.md or everydayLists.md. */
export function rowsOf(heading: string) {
  const [, below] = `${lists}\n${everydayLists}`.split(`# ${heading}\n`)
  if (!below) throw new Error(`No table is called ${heading}`)
  const lines = below.split('\n#', 1).join().split('\n')
  const rows = lines.filter((line) => line.startsWith('| ')).slice(2)
  return rows.map((line) =>
    line
      .replaceAll('\\n', '\n')
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

/** The fields of a line of the log. */
export function readFields(line: string): Record<string, string> {
  const fields = [...line.matchAll(/(\w+)=("(?:[^"\\]|\\.)*"|\S+)/g)]
  const read = (value = '') => (value.startsWith('"') ? JSON.parse(value) : value)
  return Object.fromEntries(fields.map(([, name, value]) => [name, read(value)]))
}

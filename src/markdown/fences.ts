const FENCE = /^(?:`{3,}(?!.*`)|~{3,})/s

/** The marks of the code fence that is open after `line`, where `fence` was before it; '' for none. */
export function fenceAfter(fence: string, line: string): string {
  if (!fence) return line.match(FENCE)?.[0] ?? ''
  const marks = line.replace(/^[ \t]+|[ \t]+$/g, '')
  const isClosed = marks.startsWith(fence) && marks === fence.charAt(0).repeat(marks.length)
  return isClosed ? '' : fence
}

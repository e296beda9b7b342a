import { type Line, readLines } from './lines.ts'
import { isPhrase } from './names.ts'
import { OPEN_FRONT_MATTER, unwrap } from './unwrap.ts'

/** Of a line that is too long for a heading: the words before a mark that may still be open */
const SETTLED_WORDS = /^(?:\s*\* )?(?:\*\*[^*]+\*\*|[^*_~`[|<\\]){81,}(?= )/
const LABEL_END = /[:：][*_]*$|[*_]$/
const BAR = /[|│｜]/

/**
 * The part of a growing text whose lines stay as they are. Holds back short lines at the end, which may still
 * become a title, a heading or a table. Shows an unfinished line word by word once it is too long for a heading.
 * Of "- 2 eggs\nSauce:\n-": "- 2 eggs", since "Sauce:" is a heading if a list follows.
 */
export function keepSettledLines(reply: string): string {
  const lines = unwrap(reply).replace(OPEN_FRONT_MATTER, '$1').split('\n')
  const [words] = SETTLED_WORDS.exec(lines.pop() ?? '') ?? []
  // A line of text has begun, so the lines above it are settled.
  if (words) return [...lines, words].join('\n')
  const settled = readLines(lines.join('\n')).findLastIndex(isSettled)
  return lines.slice(0, 1 + settled).join('\n')
}

function isSettled({ kind, text }: Line, at: number, lines: Line[]): boolean {
  // Words that were shown while the line was unfinished must not vanish.
  if (SETTLED_WORDS.test(text)) return true
  // The first line of a fence waits for the next, which may show that the fence holds markdown.
  if (kind === 'code') return lines[at - 1]?.kind === 'code'
  const above = () => lines.slice(0, at).findLast((line) => line.kind !== 'blank')
  // The head of a table waits for its rule or its next row.
  if (BAR.test(text)) return BAR.test(above()?.text ?? '')
  if (kind === 'words') return !isPhrase(text)
  // The label of a group gets no box.
  const isFirst = kind === 'number' && above()?.kind !== 'number'
  return (
    kind !== 'blank' && kind !== 'heading' && !(isPhrase(text) && (isFirst || LABEL_END.test(text)))
  )
}

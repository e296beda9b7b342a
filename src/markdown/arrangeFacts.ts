import { FACTS_MARK } from './headings.ts'
import { type Block, isElement } from './outline.ts'

const SEPARATOR = /\s*[|·•\n]\s*/
/** "Serves 2", "Course: soup" */
const FACT = /^(?=.*[\p{N}:：]).{1,50}$/u

/** Makes a row of "Prep time: 10 minutes | Serves 2", or of one fact a line: a span for each fact, none in bold. */
export function arrangeFacts({ element, text }: Block) {
  const facts = text.split(SEPARATOR)
  const marks = element.children.filter(isElement).map(({ tagName }) => tagName)
  const isPlain = element.tagName === 'p' && marks.every((mark) => /^(?:strong|em|br)$/.test(mark))
  if (!isPlain || !FACTS_MARK.test(text) || !facts.every((fact) => FACT.test(fact))) return
  element.properties.dataFacts = ''
  element.children = facts.flatMap((value) => [
    { type: 'element', tagName: 'span', properties: {}, children: [{ type: 'text', value }] },
    { type: 'text', value: ' ' },
  ])
}

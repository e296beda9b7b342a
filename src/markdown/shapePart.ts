import { toString as textOf } from 'mdast-util-to-string' // It reads hast trees too.
import type { ExtraProps } from 'react-markdown'
import type { Part } from './blocks.ts'
import { splitFacts } from './facts.ts'

type HastElement = NonNullable<ExtraProps['node']>

/** "Prep time", ": ", "10 minutes" */
const FACT_WITH_LABEL = /^([^:：]+)([:：]\s*)(.+)$/u

const elementsOf = ({ children }: HastElement) =>
  children.filter(({ type }) => type === 'element') as HastElement[]

/** Gives the introduction its row of facts, and the ingredients and steps their checkboxes. */
export function shapePart(part: Part) {
  return (root: HastElement) => {
    if (part === 'introduction') elementsOf(root).forEach(arrangeFacts)
    if (part === 'ingredients') elementsOf(root).forEach(addCheckboxes)
    if (part === 'steps') elementsOf(root).forEach(addStepBoxes)
    removeLineFeeds(root)
  }
}

/** React can't insert a block between text nodes that the browser has translated. */
function removeLineFeeds(parent: HastElement) {
  const isContainer = /^(?:root|ul|ol|blockquote)$/.test(parent.tagName ?? 'root')
  if (isContainer) parent.children = elementsOf(parent)
  elementsOf(parent).forEach(removeLineFeeds)
}

/** Makes a row of the facts in a paragraph. Each is a span, with its label and colon. */
function arrangeFacts(block: HastElement) {
  const facts = block.tagName === 'p' ? splitFacts(textOf(block).trim()) : undefined
  const isPlain = elementsOf(block).every(({ tagName }) => /^(?:strong|em|br)$/.test(tagName))
  if (!facts || !isPlain) return
  Object.assign(block.properties, { dataFacts: '', dir: 'auto' })
  block.children = facts.flatMap((fact) => [toSpan(fact), ...toText(' ')])
}

function toSpan(fact: string): HastElement {
  const [, label, colon, value = fact] = FACT_WITH_LABEL.exec(fact) ?? []
  const head = label ? [makeElement('em', toText(label)), makeElement('span', toText(colon))] : []
  return makeElement('span', [...head, ...toText(value)])
}

/** Makes each line the label of a checkbox (new, or the model's own: "- [ ] eggs"), without a number. Names of groups get none. */
function addCheckboxes(block: HastElement) {
  if (block.tagName === 'ol') block.tagName = 'ul' // Numbers are for the steps.
  for (const item of elementsOf(block).filter(({ tagName }) => tagName === 'li')) {
    const blocks = elementsOf(item)
    blocks.forEach(addCheckboxes)
    if (blocks.some(({ tagName }) => tagName === 'ul')) continue
    const line = blocks.find(({ tagName }) => tagName === 'p') ?? item
    const box = elementsOf(line).find(({ tagName }) => tagName === 'input') ?? makeElement('input')
    box.properties.disabled = false
    const words = line.children.filter((child) => child !== box)
    // The space after the model's own box would be struck out.
    if (words[0]?.type === 'text' && words[0].value.trim() === '') words.shift()
    line.children = [makeElement('label', [box, ...words])]
  }
}

/** Begins each item of a numbered list with a checkbox, which the styles draw as its number. */
function addStepBoxes(list: HastElement) {
  if (list.tagName !== 'ol') return
  const first = Number(list.properties.start ?? 1)
  for (const [index, item] of elementsOf(list).entries()) {
    const properties = { dataStep: '', ariaLabel: `Step ${first + index}` }
    const line = elementsOf(item).find(({ tagName }) => /^(?:p|h3)$/.test(tagName)) ?? item
    line.children.unshift(makeElement('input', [], properties))
  }
}

const toText = (text = '') => [{ type: 'text' as const, value: text }]

function makeElement(
  name: string,
  children: HastElement['children'] = [],
  properties = {},
): HastElement {
  return { type: 'element', tagName: name, properties, children }
}

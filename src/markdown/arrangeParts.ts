import type { BlockContent, Emphasis, List, Nodes, PhrasingContent, Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { splitFacts } from './facts.ts'
import { joinSteps } from './joinSteps.ts'
import { findName, isAside } from './names.ts'
import { placeInParts } from './placeInParts.ts'

/** Makes a section of each part, with its row of facts, its checkboxes and its numbered steps. */
export function arrangeParts() {
  return (root: Root) => {
    const parts = placeInParts(root)
    for (const node of [...parts.preamble, ...parts.introduction]) arrangeFacts(node)
    parts.ingredients.forEach(addCheckboxes)
    parts.steps = joinSteps(parts.steps)
    arrangeNumberedLists(parts.steps)
    root.children = Object.entries(parts)
      .filter(([, children]) => children.length > 0)
      .map(([part, children]) => {
        const dataTable = children.some(({ type }) => type === 'table') ? '' : undefined
        // Markdown has no sections: `hName` replaces the tag.
        const data = { hName: 'section', hProperties: { dataPart: part, dataTable } }
        return { type: 'blockquote', children, data }
      })
  }
}

/** "Prep time", ": ", "10 minutes", but nothing of "Ready by 18:30" */
const FACT_WITH_LABEL = /^(?<label>[^:：]+)(?<colon>[:：](?!(?<=\p{Nd}.)\p{Nd})\s*)(?<value>.+)/u

/** Makes a row of the facts in a paragraph. Each is a span, with its label and colon. */
function arrangeFacts(node: BlockContent) {
  if (node.type !== 'paragraph') return
  const facts = splitFacts(textOf(node))
  const isPlain = node.children.every(({ type }) => ['text', 'strong', 'emphasis'].includes(type))
  if (!facts || !isPlain) return
  node.data = { hProperties: { dataFacts: facts.length, dir: 'auto' } }
  node.children = facts.flatMap((fact) => {
    const { label, colon, value = fact } = FACT_WITH_LABEL.exec(fact)?.groups ?? {}
    const head = label ? [makeElement('em', toText(label)), makeElement('span', toText(colon))] : []
    return [makeElement('span', [...head, ...toText(value)]), ...toText(' ')]
  })
}

/** Makes each line the label of a checkbox, without a number. Names of groups get none. */
function addCheckboxes(node: Nodes) {
  if (node.type !== 'list') return
  node.ordered = false
  makeLoose(node)
  // `checked` is the model's own box: "- [x] eggs"
  for (const { children, checked } of node.children) {
    children.forEach(addCheckboxes)
    const [line] = children
    if (line?.type !== 'paragraph' || children.some(({ type }) => type === 'list')) continue
    const box = makeElement('input', [], { checked: checked ?? false })
    // The words have an element of their own: while these grow, the box stays, with its tick.
    line.children = [makeElement('label', [box, makeElement('span', line.children)])]
  }
}

/** Gives numbered steps their checkboxes, and marks the numbered lists of asides. */
function arrangeNumberedLists(nodes: BlockContent[]) {
  let asideDepth = 0 // of the heading of the aside, 0 outside of asides
  let nextStep = 0 // the number of the next step
  for (const node of nodes) {
    if (node.type === 'heading') {
      if (isAside(findName(textOf(node)))) asideDepth = node.depth
      else if (node.depth <= asideDepth) asideDepth = 0
    }
    if (node.type !== 'list' || !node.ordered) continue
    // A list that continues the steps' numbers is steps again, even below a note.
    if (node.start === nextStep) asideDepth = 0
    nextStep = asideDepth ? 0 : (node.start ?? 1) + node.children.length
    if (asideDepth) node.data = { hProperties: { dataAside: '' } }
    else addStepBoxes(node)
  }
}

/** Begins each item of a numbered list with a checkbox. */
function addStepBoxes(node: List) {
  makeLoose(node)
  for (const [index, { children }] of node.children.entries()) {
    const hProperties = { dataStep: '', ariaLabel: `Step ${(node.start ?? 1) + index}` }
    // Beside the words: while these grow, the box stays, with its tick.
    children.unshift({ type: 'paragraph', children: [], data: { hName: 'input', hProperties } })
  }
}

/** A blank line that streams in later would make the list loose, and remount its boxes. */
function makeLoose(list: List) {
  list.spread = true
}

const toText = (value = '') => [{ type: 'text' as const, value }]

/** A node that becomes the element `hName`. mdast has no type for it, so it is an emphasis. */
const makeElement = (hName: string, children: PhrasingContent[], hProperties = {}): Emphasis => ({
  type: 'emphasis',
  children,
  data: { hName, hProperties },
})

import type { BlockContent, ListItem } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { findName, isAside } from './names.ts'
import { readStep } from './numbers.ts'

/** Makes one list of headings such as "1. Cut", with what stands below each. */
export function joinSteps(nodes: BlockContent[]): BlockContent[] {
  const first = nodes.findIndex((node) => readStepHeading(node)?.number === 1)
  if (first < 0) return nodes
  const above = nodes.slice(0, first)
  // Below a numbered list, numbered headings are variations, not steps.
  if (above.some((node) => node.type === 'list' && node.ordered)) return nodes
  const below = nodes.slice(first)
  const depth = getDepth(below[0])
  const isStep = (node?: BlockContent) => readStepHeading(node) && getDepth(node) === depth
  // A line such as "---" may separate the steps.
  const belongs = (node: BlockContent, next?: BlockContent) =>
    node.type === 'thematicBreak' ? isStep(next) : isStep(node) || getDepth(node) > depth
  const end = below.findIndex((node, at) => !belongs(node, below[at + 1]))
  const stop = end < 0 ? below.length : end
  const children: ListItem[] = []
  for (const node of below.slice(0, stop)) {
    if (isStep(node)) children.push(toItem(node))
    else if (node.type !== 'thematicBreak') children.at(-1)?.children.push(node)
  }
  return [...above, { type: 'list', ordered: true, children }, ...joinSteps(below.slice(stop))]
}

/** The level of a heading. Other blocks are deeper than any heading: 7. */
const getDepth = (node?: BlockContent) => (node?.type === 'heading' ? node.depth : 7)

/** The number and the words of a heading, but not of "Tip 1: …" */
function readStepHeading(node?: BlockContent) {
  const text = node?.type === 'heading' ? textOf(node) : ''
  return isAside(findName(text)) ? undefined : readStep(text)
}

/** "Step 1" has no words of its own. */
function toItem(heading: BlockContent): ListItem {
  const words = readStepHeading(heading)?.words
  if (!words) return { type: 'listItem', children: [] }
  const children = [{ type: 'text' as const, value: words }]
  return { type: 'listItem', children: [{ type: 'heading', depth: 3, children }] }
}

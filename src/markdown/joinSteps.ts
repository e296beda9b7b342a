import type { BlockContent, List, ListItem } from 'mdast'
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
  const end = below.findIndex((node, at) => !belongsToSteps(node, below[at + 1], depth))
  if (end < 0) return [...above, toList(below, depth)]
  return [...above, toList(below.slice(0, end), depth), ...joinSteps(below.slice(end))]
}

const isStep = (node: BlockContent | undefined, depth: number) =>
  readStepHeading(node) !== undefined && getDepth(node) === depth

function belongsToSteps(node: BlockContent, next: BlockContent | undefined, depth: number) {
  // A line such as "---" may separate the steps.
  if (node.type === 'thematicBreak') return isStep(next, depth)
  return isStep(node, depth) || getDepth(node) > depth
}

function toList(nodes: BlockContent[], depth: number): List {
  const children: ListItem[] = []
  for (const node of nodes) {
    if (isStep(node, depth)) children.push(toItem(node))
    else if (node.type !== 'thematicBreak') children.at(-1)?.children.push(node)
  }
  return { type: 'list', ordered: true, children }
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

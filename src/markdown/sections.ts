import type { BlockContent, Heading, List } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { findName, isPhrase, type Name } from './names.ts'
import { readStep } from './numbers.ts'

/** A heading with what stands below it, or a list without a heading. */
export type Section = {
  nodes: BlockContent[]
  level: number // of the heading, 0 for the title or without a heading
  name: Name | undefined
  content: Content // of its first list, or of the section below the heading
}
/** What the first list of a section is. */
type Content =
  | 'bulletedPhrases' // or a table
  | 'numberedAmounts' // numbered phrases, the first of which begins with a number: "1. 2 eggs"
  | 'numberedPhrases' // other numbered phrases
  | 'numberedSentences' // numbered sentences
  | 'numberedHeading' // none: the heading is the first step, "1. Cut"
  | 'other' // none, or bulleted sentences

/** The sections of a reply. Joins lists that belong together, in place. */
export function readSections(nodes: BlockContent[]): Section[] {
  const title = findTitle(nodes)
  const sections: Section[] = []
  for (const node of joinLists(nodes)) {
    const last = sections.at(-1)
    // Below the title, a list is a section of its own.
    const isBelowHeading = last !== undefined && last.level > 0 && last.nodes.length === 1
    const isOpening = node.type === 'heading' || (hasItems(node) && !isBelowHeading)
    const level = node.type === 'heading' && node !== title ? node.depth : 0
    const name = level ? findName(textOf(node)) : undefined
    if (last && !isOpening) last.nodes.push(node)
    else sections.push({ nodes: [node], level, name, content: 'other' })
  }
  // From the end, because a heading may have the content of the section below it.
  for (const [at, section] of [...sections.entries()].reverse()) {
    section.content = classifySection(section, sections[at + 1])
  }
  return sections
}

/** Bullets below a number may belong to it: "1. Dough", "- flour". The next number continues. */
function joinLists(nodes: BlockContent[]): BlockContent[] {
  const joined: BlockContent[] = []
  for (const node of nodes) {
    const list = joined.at(-1)
    const areLists = list?.type === 'list' && node.type === 'list'
    if (areLists && continuesNumbers(list, node)) {
      if (node.ordered) list.children.push(...node.children)
      else list.children.at(-1)?.children.push(node)
      // Parts are cut out of the source by their positions.
      if (list.position && node.position) list.position.end = node.position.end
    } else joined.push(node)
  }
  return joined
}

/** Whether a list goes on with numbers: more of them, or bullets that belong to the last one. */
function continuesNumbers(numbers: List, list: List): boolean {
  const last = numbers.children.at(-1)
  const lastButOne = numbers.children.at(-2)
  const isRightBelow = list.position?.start.line === 1 + (last?.position?.end.line ?? 0)
  const hasBulletsAbove = !lastButOne || lastButOne.children.some(({ type }) => type === 'list')
  return Boolean(numbers.ordered && (list.ordered || isRightBelow || hasBulletsAbove))
}

/** The first heading, unless it names a part, or is "##" or deeper and right above a list. */
function findTitle(nodes: BlockContent[]): Heading | undefined {
  const title = nodes.find((node) => node.type === 'heading')
  if (!title || findName(textOf(title))) return
  const below = nodes[nodes.indexOf(title) + 1]
  return title.depth === 1 || !hasItems(below) ? title : undefined
}

const hasItems = (node?: BlockContent) => node?.type === 'list' || node?.type === 'table'

function classifySection({ nodes, level }: Section, below?: Section): Content {
  if (!level && !hasItems(nodes[0])) return 'other'
  if (level && readStep(textOf(nodes[0]))?.number === 1) return 'numberedHeading'
  const list = nodes.find(hasItems)
  if (list) return list.type === 'list' ? classifyList(list) : 'bulletedPhrases'
  const isRightAbove = nodes.length === 1 || below?.level === 0
  return below && isRightAbove ? below.content : 'other'
}

/** "1 cup flour", "½ onion" */
const AMOUNT = /^\p{N}/u

/** By its first line. The first number may name a group: then its first line has the amount. */
function classifyList({ ordered, children }: List): Content {
  const [line, group] = children[0]?.children ?? []
  const text = line ? textOf(line) : ''
  if (!isPhrase(text)) return ordered ? 'numberedSentences' : 'other'
  if (!ordered) return 'bulletedPhrases'
  return AMOUNT.test(group ? textOf(group) : text) ? 'numberedAmounts' : 'numberedPhrases'
}

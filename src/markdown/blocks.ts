import type { Nodes, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { OFF } from './adaptSyntax.ts'
import { withoutColon, withoutEmphasis } from './headings.ts'
import { findName, isPhrase, type Name } from './names.ts'
import { readStep } from './numbers.ts'

export type Part = 'preamble' | 'introduction' | 'ingredients' | 'steps'

/** A heading, list, table, paragraph or the like, with what belongs to it */
export type Block = {
  type: RootContent['type']
  markdown: string // of a heading without "#"
  column: number
  lastLine: number
  level: number // of a heading below the title, else 0
  rank: number // of a heading on the page: the title has 1
  part: Part
  name?: Name | undefined
  step?: ReturnType<typeof readStep> // the number of a heading, and its words
  isNumbered: boolean
  items: string[] // the first line of each
  group?: string | undefined // the first line of a list in the first item
}

const EXTENSIONS = [{ disable: { null: OFF } }]
const ITEM_WORDS = /^(?:\[[ x]\] )?(.*)/i

export const indent = (markdown: string) => markdown.replaceAll(/^(?=.)/gm, '    ')

export function readBlocks(markdown: string): Block[] {
  const blocks: Block[] = []
  for (const node of fromMarkdown(markdown, { extensions: EXTENSIONS }).children) {
    const block = toBlock(node, markdown)
    const list = blocks.at(-1)
    const isApart = node.position?.start.line !== 1 + (list?.lastLine ?? 0)
    if (list && belongsTo(list, block, isApart)) append(list, block, isApart ? '\n\n' : '\n')
    else blocks.push(block)
  }
  return blocks
}

function toBlock(node: RootContent, source: string): Block {
  const sliceOf = (first?: Nodes, last = first) =>
    first ? source.slice(first.position?.start.offset, last?.position?.end.offset) : ''
  const itemsOf = (list?: Nodes) =>
    list?.type === 'list'
      ? list.children.map((item) => ITEM_WORDS.exec(sliceOf(item.children[0]))?.[1] ?? '')
      : []
  const { column = 1 } = node.position?.start ?? {}
  const block = {
    type: node.type,
    // The spaces before the first line count for those below it.
    markdown: ' '.repeat(column - 1) + sliceOf(node),
    column,
    lastLine: node.position?.end.line ?? 0,
    level: 0,
    rank: 0,
    part: 'preamble' as const,
    isNumbered: node.type === 'list' && node.ordered === true,
    items: itemsOf(node),
  }
  if (node.type === 'list') return { ...block, group: itemsOf(node.children[0]?.children[1])[0] }
  if (block.markdown.startsWith('|')) return { ...block, type: 'table' }
  if (node.type !== 'heading') return block
  const markdown = withoutColon(sliceOf(node.children[0], node.children.at(-1)))
  const words = withoutEmphasis(markdown)
  return { ...block, markdown, level: node.depth, name: findName(words), step: readStep(words) }
}

/** Whether a block is part of the list above it: an indented one, bullets below a number, or the next number. */
function belongsTo(list: Block, block: Block, isApart: boolean): boolean {
  if (list.type !== 'list') return false
  if (block.column >= list.column + 2) return true
  const isGroup =
    list.group !== undefined || (list.items.length === 1 && list.items.every(isPhrase))
  return list.isNumbered && block.type === 'list' && (block.isNumbered || !isApart || isGroup)
}

function append(list: Block, block: Block, separator: string) {
  const isNext = block.isNumbered && block.column < list.column + 2
  list.markdown += separator + (isNext ? block.markdown : indent(block.markdown))
  list.lastLine = block.lastLine
  if (isNext) list.items.push(...block.items)
  else if (list.items.length === 1) list.group ??= block.items[0]
}

import { toString as textOf } from 'hast-util-to-string'
import type { ExtraProps } from 'react-markdown'
import { COLON_END, findName, hasFacts, isLikeHeading, LABEL, PLAIN_TITLE } from './headings.ts'

export type Element = NonNullable<ExtraProps['node']>

/** A block of a recipe. */
export type Line = {
  block: Element
  /** The text of the block, or the first item of a list. */
  text: string
  /** The level of a heading, or 0. */
  level: number
  name: ReturnType<typeof findName>
  /** What the block is, or for a heading, what stands below it. */
  kind: 'items' | 'steps' | 'words'
  /** The part that certainly begins next. */
  ahead: 'ingredients' | 'steps' | undefined
  /** The first heading or list below, if only words come before it. */
  next: Line | undefined
}

/** The level of a line that is meant as a heading: below the usual "#" headings. */
const LINE_LEVEL = 6
const LISTS = ['ul', 'ol', 'table']
/** "1 cup flour", "½ onion" */
const AMOUNT = /^\p{N}/u
/** "1. Make the broth", "Step 1", "第1步" */
const FIRST_STEP = /^\P{N}{0,12}1(?!\p{N})/u

/** What the blocks of a recipe are. Backwards, because a heading is about what stands below it. */
export function outlineOf(blocks: Element[]): Line[] {
  const lines: Line[] = []
  for (const [at, block] of [...blocks.entries()].reverse()) {
    const below = lines.at(-1)
    const text = textOf((isList(block) && block.children.find(isElement)) || block).trim()
    if (below && block.tagName === 'p' && isMeantAsHeading(block, text, below, at === 0)) {
      block.tagName = `h${LINE_LEVEL}`
      block.children = [{ type: 'text', value: text.replace(COLON_END, '') }]
    }
    const level = Number(block.tagName.slice(1)) || 0
    const name = level ? findName(text) : undefined
    const ownKind = kindOf(block, text, level)
    // Words belong to what they introduce, unless a heading comes first.
    const kind = ownKind ?? (below && (level || !below.level) ? below.kind : 'words')
    const ahead = below && signOf(below)
    const next = below?.level || below?.kind !== 'words' ? below : below.next
    lines.push({ block, text, level, name, kind, ahead, next })
  }
  return lines.reverse()
}

export const isElement = (node: Element['children'][number]) => node.type === 'element'

export const isList = ({ tagName }: Element) => LISTS.includes(tagName)

/** A label or a bold line before a block, or a plain first line before a heading or facts. */
function isMeantAsHeading(line: Element, text: string, below: Line, isFirst: boolean): boolean {
  if (text.includes('\n') || !isLikeHeading(text) || hasFacts(text)) return false
  const [first] = line.children
  // A colon may follow the bold words.
  const isBold =
    first?.type === 'element' &&
    first.tagName === 'strong' &&
    textOf(first).length >= text.length - 1
  if (findName(text) && (isBold || LABEL.test(text))) return true
  // Before another heading only a title makes sense. With a colon, the line introduces the reply.
  if (below.level) return isBold ? !COLON_END.test(text) : isFirst && PLAIN_TITLE.test(text)
  return isBold || (isFirst ? PLAIN_TITLE.test(text) && hasFacts(below.text) : LABEL.test(text))
}

/** What a block is by itself. */
function kindOf({ tagName }: Element, text: string, level: number): Line['kind'] | undefined {
  if (level) return FIRST_STEP.test(text) ? 'steps' : undefined
  if (tagName === 'ol') return AMOUNT.test(text) ? 'items' : 'steps'
  if (tagName === 'ul') return isLikeHeading(text) ? 'items' : 'words'
  return tagName === 'table' ? 'items' : undefined
}

/** The part that a block begins, whatever stands above it, or else the next one. */
function signOf({ level, name, kind, ahead }: Line): Line['ahead'] {
  if (name === 'ingredients' || name === 'steps') return name
  return !level && kind === 'steps' ? 'steps' : ahead
}

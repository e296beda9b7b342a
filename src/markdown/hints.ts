import type { Block } from './blocks.ts'
import { readStep } from './headings.ts'
import { isPhrase } from './names.ts'

/** What stands in a block, and below it */
export type Hints = {
  content: 'items' | 'amounts' | 'groups' | 'numbers' | 'sentences' | 'words' // a heading has that of the block below
  nextName: 'ingredients' | 'steps' | undefined // the next part below that a heading names
  next: Hints['nextName'] // the same, or steps if numbers stand above it
}

/** "1 cup flour", "½ onion" */
const AMOUNT = /^\p{N}/u
const ITEM = /^(?:-|\d+\.) (?:\[[ x]\] )?(.*)/i

/** Backwards, because a heading is about what stands below it. */
export function readHints(blocks: Block[]): Hints[] {
  const hints: Hints[] = []
  for (const [at, block] of [...blocks.entries()].reverse()) {
    const [below, { content, nextName, next }] = [blocks[at + 1], hints[0] ?? NO_HINTS]
    const name = below?.name === 'ingredients' || below?.name === 'steps' ? below.name : undefined
    const isOverNumbers =
      below?.kind === 'number' && (content === 'numbers' || content === 'sentences')
    const isFirstStep = block.level && block.name !== 'group' && readStep(block.text)?.[0] === 1
    const canBeStep = isFirstStep && (name ?? nextName) !== 'steps'
    const inherited = block.level || !below?.level ? content : 'words'
    hints.unshift({
      content: canBeStep ? 'sentences' : (contentOf(block) ?? inherited),
      nextName: name ?? nextName,
      next: name ?? (isOverNumbers ? 'steps' : next),
    })
  }
  return hints
}

const NO_HINTS: Hints = { content: 'words', nextName: undefined, next: undefined }

function contentOf({ kind, lines }: Block): Hints['content'] | undefined {
  if (kind === 'table') return 'items'
  if (kind !== 'bullet' && kind !== 'number') return
  const items = lines.flatMap((line) => ITEM.exec(line)?.[1] ?? [])
  if (kind === 'bullet') return isPhrase(items[0] ?? '') ? 'items' : 'words'
  const halfAre = (is: (item: string) => boolean) => items.filter(is).length >= items.length / 2
  const [, group] = /^ +- (.*)/.exec(lines.filter(Boolean)[1] ?? '') ?? []
  if (halfAre((item) => !isPhrase(item))) return 'sentences'
  if (AMOUNT.test(group ?? '') || halfAre((item) => AMOUNT.test(item))) return 'amounts'
  return group ? 'groups' : 'numbers'
}

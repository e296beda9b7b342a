import { type Block, readBlocks } from './blocks.ts'
import { readStep } from './headings.ts'
import { type Part, placeInParts } from './placeInParts.ts'
import { repairTable } from './tables.ts'
import { unwrap } from './unwrap.ts'

/** The markdown of each part of a recipe, or '' if it has none. */
export function readParts(reply: string): Record<Part, string> {
  const { preamble, introduction, ingredients, steps } = placeInParts(readBlocks(unwrap(reply)))
  const print = (blocks: Block[]) => blocks.map(toMarkdown).join('\n\n')
  return {
    preamble: print(preamble),
    introduction: print(introduction),
    ingredients: print(ingredients),
    steps: printSteps(steps),
  }
}

function toMarkdown({ kind, rank, text, lines }: Block): string {
  if (kind === 'heading') return `${'#'.repeat(rank)} ${text}`
  return (kind === 'table' ? repairTable(lines) : lines).join('\n')
}

/** Makes items of "1. Cook" and what stands below it. Not of "Variation 1" below a numbered list. */
function printSteps(blocks: Block[]): string {
  const [opening] = blocks
  let open: Block | undefined
  let canBegin = true
  const printed = blocks.map((block, at) => {
    const canBeStep = block.level >= Math.max(opening?.level ?? 0, 1) && block.name !== 'aside'
    const [number, words] = (canBeStep && readStep(block.text)) || []
    if (number && (open || (canBegin && number === 1))) {
      open = block
      return `${number}. ${words && `### ${words}`}`
    }
    // A rule ends a step, or separates it from the next one.
    if (open && block.kind === 'rule') return ''
    const isHigher = block.kind === 'heading' && block.level <= (open?.level ?? 0)
    if (isHigher || blocks[at - 1]?.kind === 'rule') open = undefined
    if (!open) canBegin = block.kind !== 'number' && (canBegin || block.rank === 2)
    return toMarkdown(block).replaceAll(/^(?=.)/gm, open ? '    ' : '')
  })
  // "Step 1" has no words of its own.
  return printed.join('\n\n').replaceAll(/^(\d+\. )\n\n {4}/gm, '$1')
}

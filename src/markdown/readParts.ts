import { type Block, indent, type Part, readBlocks } from './blocks.ts'
import { joinLines, readLines } from './lines.ts'
import { placeInParts } from './placeInParts.ts'
import { unwrap } from './unwrap.ts'

/** The markdown of each part of a recipe, or '' if it has none. */
export function readParts(reply: string): Record<Part, string> {
  const blocks = placeInParts(readBlocks(joinLines(readLines(unwrap(reply)))))
  const blocksOf = (part: Part) => blocks.filter((block) => block.part === part)
  const print = (part: Part) => blocksOf(part).map(toMarkdown).join('\n\n')
  return {
    preamble: print('preamble'),
    introduction: print('introduction'),
    ingredients: print('ingredients'),
    steps: printSteps(blocksOf('steps')),
  }
}

const toMarkdown = ({ rank, markdown }: Block) =>
  rank > 0 ? `${'#'.repeat(rank)} ${markdown}` : markdown

/** "1. Cook" and what stands below it are an item. Not "Variation 1" below a numbered list. */
function printSteps(blocks: Block[]): string {
  let open: Block | undefined
  const printed = blocks.map((block, at) => {
    const [number, words] = (block.level && block.name !== 'aside' && block.step) || []
    const canBegin = number === 1 && !blocks.slice(0, at).some(({ isNumbered }) => isNumbered)
    if (number && (open || canBegin)) {
      open = block
      return `${number}. ${words && `### ${words}`}`
    }
    // A rule ends a step, or separates it from the next one.
    if (open && block.type === 'thematicBreak') return ''
    const isHigher = block.type === 'heading' && block.level <= (open?.level ?? 0)
    if (isHigher || blocks[at - 1]?.type === 'thematicBreak') open = undefined
    return open ? indent(toMarkdown(block)) : toMarkdown(block)
  })
  // "Step 1" has no words of its own.
  return printed.join('\n\n').replaceAll(/^(\d+\. )\n\n {4}/gm, '$1')
}

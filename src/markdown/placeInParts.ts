import { type Block, isList } from './blocks.ts'
import { type Hints, readHints } from './hints.ts'

export type Part = 'preamble' | 'introduction' | 'ingredients' | 'steps'

/** Puts each block into its part, and ranks the headings. */
export function placeInParts(blocks: Block[]): Record<Part, Block[]> {
  makeTitle(blocks)
  const hints = readHints(blocks)
  const parts: Record<Part, Block[]> = {
    preamble: [],
    introduction: [],
    ingredients: [],
    steps: [],
  }
  let part: Part = 'preamble'
  for (const [at, block] of blocks.entries()) {
    if (part === 'preamble' && block.kind !== 'words') part = 'introduction'
    // A heading decides for the list right below it.
    const isListAlone = hasItems(block) && !blocks[at - 1]?.level
    if (block.level || isListAlone)
      part = partOf(block, hints[at] as Hints, part, parts.ingredients)
    parts[part].push(block)
  }
  rankHeadings(blocks, parts)
  return parts
}

const hasItems = (block?: Block) => block !== undefined && (isList(block) || block.kind === 'table')

/** The first heading, unless it names a part. Right above a list, only one with a single # is the title. */
function makeTitle(blocks: Block[]) {
  const at = blocks.findIndex(({ level }) => level)
  const title = blocks[at]
  if (!title || title.name || (title.level > 1 && hasItems(blocks[at + 1]))) return
  Object.assign(title, { level: 0, rank: 1 })
}

function partOf(
  { level, name }: Block,
  { content, next, nextName }: Hints,
  part: Part,
  ingredients: Block[],
): Part {
  if (part === 'steps' || name === 'aside') return part
  if (name === 'ingredients' || name === 'steps') return name
  if (part === 'introduction' && next === 'ingredients') return part
  // A heading right below that of the ingredients
  if (part === 'ingredients' && ingredients.every((block) => block.level)) return part
  if (content === 'sentences') return 'steps'
  const isGroup = part === 'ingredients' && (name === 'group' || nextName === 'steps')
  if (content === 'words')
    return part === 'ingredients' && level && !isGroup && next !== 'steps' ? 'steps' : part
  const hasBullets = ingredients.some(({ kind }) => kind === 'bullet' || kind === 'table')
  const isNumbers = content === 'numbers' || (content === 'groups' && next !== 'steps')
  return (isNumbers || (hasBullets && content !== 'items')) && !isGroup ? 'steps' : 'ingredients'
}

/** Headings are h2, or h3 below one of a higher level, below "Ingredients", or below the name of another dish. */
function rankHeadings(blocks: Block[], { ingredients, steps }: Record<Part, Block[]>) {
  let opening: Block | undefined
  let top = Number.POSITIVE_INFINITY
  for (const [at, block] of blocks.entries()) {
    if (block === ingredients[0] || block === steps[0]) opening = block
    // A label begins a part below any level of #.
    if (block === opening && top > 0 && block.level > 6) top = block.level
    if (!block.level) continue
    const next = blocks.slice(at + 1).find(({ level }) => level)
    const isDish =
      next?.name === 'ingredients' && (next === blocks[at + 1] || steps.includes(block))
    if (isDish && !block.name) block.level = 0
    top = Math.min(top, block.level)
    const isGroup = opening?.name === 'ingredients' && (!block.name || block.name === 'group')
    block.rank = block.level > top || (isGroup && block.level > 0) ? 3 : 2
  }
}

import type { Block, Part } from './blocks.ts'
import { LABEL_LEVEL } from './headings.ts'
import { isPhrase } from './names.ts'

/** Puts each block into its part, and ranks the headings. */
export function placeInParts(blocks: Block[]): Block[] {
  makeTitle(blocks)
  const views = readViews(blocks)
  const ingredients: Block[] = []
  let part: Part = 'preamble'
  for (const [at, block] of blocks.entries()) {
    if (part === 'preamble' && block.type !== 'paragraph') part = 'introduction'
    // A heading decides for the list right below it.
    const isListAlone = hasItems(block) && !blocks[at - 1]?.level
    if (block.level || isListAlone) part = partOf(block, views[at] as View, part, ingredients)
    block.part = part
    if (part === 'ingredients') ingredients.push(block)
  }
  rankHeadings(blocks)
  return blocks
}

const hasItems = (block?: Block) => block?.type === 'list' || block?.type === 'table'

/** The first heading, unless it names a part. Right above a list, only one with a single # is the title. */
function makeTitle(blocks: Block[]) {
  const at = blocks.findIndex(({ level }) => level)
  const title = blocks[at]
  if (!title || title.name || (title.level > 1 && hasItems(blocks[at + 1]))) return
  Object.assign(title, { level: 0, rank: 1 })
}

/** The part of a heading, or of a list that has none. `part` is that of the block above. */
function partOf({ level, name }: Block, view: View, part: Part, ingredients: Block[]): Part {
  const { content, next, nextName } = view
  if (part === 'steps' || name === 'aside') return part
  if (name === 'ingredients' || name === 'steps') return name
  if (part === 'introduction' && next === 'ingredients') return part
  // A heading right below that of the ingredients
  if (part === 'ingredients' && ingredients.every((block) => block.level)) return part
  if (content === 'sentences') return 'steps'
  const isGroup = part === 'ingredients' && (name === 'group' || nextName === 'steps')
  if (content === 'words')
    return part === 'ingredients' && level && !isGroup && next !== 'steps' ? 'steps' : part
  const hasBullets = ingredients.some((block) => hasItems(block) && !block.isNumbered)
  const isNumbers = content === 'numbers' || (content === 'groups' && next !== 'steps')
  return (isNumbers || (hasBullets && content !== 'items')) && !isGroup ? 'steps' : 'ingredients'
}

type Content = 'items' | 'amounts' | 'groups' | 'numbers' | 'sentences' | 'words'
type View = {
  content: Content // of a list, or of the one below a heading
  nextName?: Part | undefined // the next part below that a heading names
  next?: Part | undefined // the same, or steps if numbers stand above it
}

/** For each block, what it is about and what follows. Backwards, because a heading is about what stands below it. */
function readViews(blocks: Block[]): View[] {
  const views: View[] = []
  for (const [at, block] of [...blocks.entries()].reverse()) {
    const below = blocks[at + 1]
    const view: View = views[0] ?? { content: 'words' }
    const name = below?.name === 'ingredients' || below?.name === 'steps' ? below.name : undefined
    const nextName = name ?? view.nextName
    const isAboveSteps = below?.isNumbered && /^(?:numbers|sentences)$/.test(view.content)
    const isFirstStep = block.level && block.name !== 'group' && block.step?.[0] === 1
    const inherited = block.level || !below?.level ? view.content : 'words'
    const content = isFirstStep && nextName !== 'steps' ? 'sentences' : contentOf(block)
    const next = name ?? (isAboveSteps ? 'steps' : view.next)
    views.unshift({ content: content ?? inherited, nextName, next })
  }
  return views
}

/** "1 cup flour", "½ onion" */
const AMOUNT = /^\p{N}/u

function contentOf({ type, isNumbered, items, group }: Block): Content | undefined {
  if (type === 'table') return 'items'
  if (type !== 'list') return
  if (!isNumbered) return isPhrase(items[0] ?? '') ? 'items' : 'words'
  const halfAre = (is: (item: string) => boolean) => items.filter(is).length >= items.length / 2
  if (halfAre((item) => !isPhrase(item))) return 'sentences'
  if (AMOUNT.test(group ?? '') || halfAre((item) => AMOUNT.test(item))) return 'amounts'
  return group ? 'groups' : 'numbers'
}

/** Headings are h2, or h3 below one of a higher level, below "Ingredients", or below the name of another dish. */
function rankHeadings(blocks: Block[]) {
  let opening: Block | undefined
  let top = Number.POSITIVE_INFINITY
  for (const [at, block] of blocks.entries()) {
    const isFirst = block.part !== blocks[at - 1]?.part
    if (isFirst && (block.part === 'ingredients' || block.part === 'steps')) opening = block
    // A label begins a part below any level of #.
    if (block === opening && top > 0 && block.level >= LABEL_LEVEL) top = block.level
    if (!block.level) continue
    const next = blocks.slice(at + 1).find(({ level }) => level)
    const isDish =
      next?.name === 'ingredients' && (next === blocks[at + 1] || block.part === 'steps')
    if (isDish && !block.name) block.level = 0
    top = Math.min(top, block.level)
    const isGroup = opening?.name === 'ingredients' && (!block.name || block.name === 'group')
    block.rank = block.level > top || (isGroup && block.level > 0) ? 3 : 2
  }
}

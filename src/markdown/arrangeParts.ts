import { annotateBlocks, type Block, elementsOf, type HastElement, isList } from './blocks.ts'
import { FACTS_MARK } from './lines.ts'

type Part = 'preamble' | 'introduction' | 'ingredients' | 'steps'
type Parts = Record<Part, Block[]>

/** "2. Cook", "Step 2" */
const NUMBERED_HEADING = /^\P{N}{0,12}\p{N}/u
const SEPARATOR = /\s*[|·•\n]\s*/
/** "Prep time", ": ", "10 minutes" */
const FACT_WITH_LABEL = /^([^:：]+)([:：]\s*)(.+)$/u
/** "Serves 2", "Course: soup" */
const FACT = /^(?=.*[\p{N}:：]).{1,50}$/u

/** Wraps each part of a recipe in a section. */
export function arrangeParts() {
  return (root: HastElement) => {
    const parts = placeInParts(annotateBlocks(elementsOf(root)))
    parts.introduction.filter(({ tagName }) => tagName === 'p').forEach(arrangeFacts)
    parts.ingredients.forEach(addCheckboxes)
    root.children = Object.entries(parts).flatMap(([dataPart, children]) =>
      children.length > 0 ? makeElement('section', children, { dataPart }) : [],
    )
  }
}

/** Makes a row of "Prep time: 10 minutes | Serves 2", or of one fact a line. Each fact is a span, with its label and colon. */
function arrangeFacts(block: Block) {
  const facts = block.text.split(SEPARATOR)
  const isPlain = elementsOf(block).every(({ tagName }) => /^(?:strong|em|br)$/.test(tagName))
  if (!isPlain || !FACTS_MARK.test(block.text) || !facts.every((fact) => FACT.test(fact))) return
  block.properties.dataFacts = ''
  block.children = facts.flatMap((fact) => {
    const [, label, colon, value = fact] = FACT_WITH_LABEL.exec(fact) ?? []
    const head = label ? [makeElement('em', toText(label)), makeElement('span', toText(colon))] : []
    return [makeElement('span', [...head, ...toText(value)]), ...toText(' ')]
  })
}

/** Puts each block into its part. Sets the levels of headings, without gaps. Only the title is an h1. */
function placeInParts(blocks: Block[]): Parts {
  const parts: Parts = { preamble: [], introduction: [], ingredients: [], steps: [] }
  let part: Part = 'preamble'
  /** The levels of the current heading and its parents. The title has 0. */
  let openLevels = [0]
  for (const [at, block] of blocks.entries()) {
    if (part === 'preamble' && block.tagName !== 'p') part = 'introduction'
    // A heading decides for the list below it.
    const isWithoutHeading = isList(block) && !blocks[at - 1]?.isHeading
    const hasItems = parts.ingredients.some(({ kind }) => kind === 'items')
    if (block.isHeading || isWithoutHeading) part = partFrom(block, part, hasItems)
    if (block.isHeading) {
      const level = levelIn(block, part, parts[part])
      openLevels = [...openLevels.filter((open) => open < level), level]
      block.tagName = `h${Math.min(openLevels.length, 6)}`
    }
    parts[part].push(block)
  }
  return parts
}

/** The part of a heading or list. `part` is that of the block above it. `hasItems`: the ingredients have bullets or a table. */
function partFrom({ isHeading, topic, kind, nextPart }: Block, part: Part, hasItems: boolean) {
  if (part === 'steps') return part // "Notes", another dish
  if (topic === 'ingredients' || topic === 'steps') return topic // "What you need", "Directions" over bullets
  if (part === 'introduction') {
    if (topic === 'extra' || nextPart === 'ingredients') return part // "Equipment", a list before "Ingredients"
    if (kind === 'items' || kind === 'amounts') return 'ingredients' // "From the fridge" over a list, a list alone
    return kind === 'words' ? part : 'steps' // "About leeks" over words. "At the stove" over numbers
  }
  if (kind === 'instructions') return 'steps' // "For the dough" or any other heading over numbered sentences
  if (topic) return part // "For the dough", "Notes"
  if (kind === 'numbers') return 'steps' // "At the stove" over numbers, a numbered list alone
  if (kind === 'amounts' && hasItems) return 'steps' // "1. 9 min: fry" below bullets
  // "Wykonanie" over paragraphs, but not "Substitutions" before "Steps"
  return isHeading && kind === 'words' && nextPart !== 'steps' ? 'steps' : part
}

/** The level of a heading in `part`, below the blocks so far. A group is below the heading that opens its part. */
function levelIn({ level, topic, text }: Block, part: Part, [opening, ...others]: Block[]): number {
  if (!opening) return level
  // "For the dough" below "Ingredients", "Leeks" right below "From the fridge", but not "Notes"
  const next = others.find((other) => other.isHeading || isList(other))
  const hasGroups = opening.topic === 'ingredients' || next === undefined || next.isHeading
  const canBeGroup = topic !== 'ingredients' && topic !== 'extra'
  const isGroupOfItems = part === 'ingredients' && hasGroups && canBeGroup
  // "2. Cook" or "For the sauce" below "Steps", but not "Step 2" after "Step 1"
  const isNumbered = NUMBERED_HEADING.test(text) && !NUMBERED_HEADING.test(opening.text)
  const isGroupOfSteps = part === 'steps' && (isNumbered || topic === 'purpose')
  return isGroupOfItems || isGroupOfSteps ? Math.max(level, opening.level + 1) : level
}

/** Makes each line the label of a checkbox (new, or the model's own: "- [ ] eggs"), without a number. Names of groups get none. */
function addCheckboxes(block: HastElement) {
  if (block.tagName === 'ol') block.tagName = 'ul' // Numbers are for the steps.
  for (const item of elementsOf(block).filter(({ tagName }) => tagName === 'li')) {
    const blocks = elementsOf(item)
    blocks.forEach(addCheckboxes)
    if (blocks.some(isList)) continue
    const line = blocks.find(({ tagName }) => tagName === 'p') ?? item
    const box = elementsOf(line).find(({ tagName }) => tagName === 'input') ?? makeElement('input')
    box.properties.disabled = false
    line.children = [makeElement('label', [box, ...line.children.filter((child) => child !== box)])]
  }
}

const toText = (text = '') => [{ type: 'text' as const, value: text }]

function makeElement(name: string, children: Block['children'] = [], properties = {}): HastElement {
  return { type: 'element', tagName: name, properties, children }
}

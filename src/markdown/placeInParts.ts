import type { BlockContent, Root } from 'mdast'
import { LABEL_DEPTH } from './headings.ts'
import { readSections, type Section } from './sections.ts'

export type Part = 'preamble' | 'introduction' | 'ingredients' | 'steps'

/** The blocks of each part. Their headings get the depth that they have on the page. */
export function placeInParts({ children }: Root): Record<Part, BlockContent[]> {
  const sections = readSections(children as BlockContent[])
  const namedSteps = find(sections, ({ name }) => name === 'steps')
  const ingredients = findIngredients(sections, namedSteps)
  const steps = findSteps(sections, ingredients, namedSteps)
  rankHeadings(sections, ingredients, steps)
  const nodesIn = (from: number, to?: number) =>
    sections.slice(from, to).flatMap(({ nodes }) => nodes)
  const introduction = nodesIn(0, Math.min(ingredients, steps))
  const opening = introduction.findIndex(({ type }) => type !== 'paragraph')
  const preamble = introduction.splice(0, opening < 0 ? introduction.length : opening)
  return { preamble, introduction, ingredients: nodesIn(ingredients, steps), steps: nodesIn(steps) }
}

/** The index of the first section that fits, from `from` on. Asides belong to the part above. */
function find(sections: Section[], is: (section: Section) => unknown, from = 0): number {
  const fits = (section: Section, at: number) =>
    at >= from && section.name !== 'aside' && is(section)
  const at = sections.findIndex(fits)
  return at < 0 ? NOWHERE : at
}
const NOWHERE = Number.POSITIVE_INFINITY

const isNumbered = ({ content }: Section) => content !== 'words' && content !== 'bullets'

/** At a heading with that name, or else at the first list, unless it is the steps. */
function findIngredients(sections: Section[], namedSteps: number): number {
  const named = find(sections, ({ name }) => name === 'ingredients')
  // Numbers above it are a menu, but below bullets they are steps, and it is another dish's.
  const bullets = find(sections, ({ content }) => content === 'bullets')
  if (named < namedSteps && named <= find(sections, isNumbered, bullets + 1)) return named
  const list = find(sections, ({ content }) => content !== 'words')
  const { content = 'words' } = sections[list] ?? {}
  // Short numbered lines are ingredients only above the steps.
  const next = Math.min(namedSteps, find(sections, isNumbered, list + 1))
  const areIngredients =
    /^(?:bullets|amounts)$/.test(content) || (content === 'numbers' && next < NOWHERE)
  return areIngredients && list < namedSteps ? list : NOWHERE
}

/** At a heading with that name, or else at the next numbers, or at a heading over words. */
function findSteps(sections: Section[], ingredients: number, named: number): number {
  // Headings right below that of the ingredients belong to it.
  const hasBlocks = ({ nodes, level }: Section, at: number) =>
    at >= ingredients && (!level || nodes.length > 1)
  const from = 1 + sections.findIndex(hasBlocks)
  const haveBullets = sections[ingredients]?.content === 'bullets'
  const beginsSteps = (section: Section) => {
    if (section.content === 'sentences') return true
    const isGroup = section.name === 'group' || (section.content === 'amounts' && !haveBullets)
    return isNumbered(section) && !isGroup && named === NOWHERE
  }
  const steps = Math.min(named, find(sections, beginsSteps, from))
  if (steps < NOWHERE || ingredients === NOWHERE) return steps
  return find(sections, ({ level, name, content }) => level && !name && content === 'words', from)
}

/** h2, or h3 below a heading of a higher level, below "Ingredients", or below another dish. */
function rankHeadings(sections: Section[], ingredients: number, steps: number) {
  let top = 6
  let isInOtherDish = false
  for (const [at, { nodes, name, level }] of sections.entries()) {
    const [heading] = nodes
    if (heading?.type !== 'heading') continue
    const next = sections.slice(at + 1).find((section) => section.level)
    const isAboveIngredients = next?.name === 'ingredients' && (nodes.length === 1 || at >= steps)
    const isDish = level && !name && isAboveIngredients
    const isIn = sections[ingredients]?.name === 'ingredients' && at > ingredients && at < steps
    const isGroup = isIn && (!name || name === 'group')
    // A label begins a part below any level of #.
    const isLabel = (at === ingredients || at === steps) && level >= LABEL_DEPTH
    if (isDish) isInOtherDish = true
    else if (level) top = isLabel ? level : Math.min(top, level)
    const isBelow = isGroup || isInOtherDish || level > top
    heading.depth = level === 0 ? 1 : isBelow && !isDish ? 3 : 2
  }
}

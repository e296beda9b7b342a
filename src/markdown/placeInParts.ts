import type { BlockContent, Root } from 'mdast'
import { isAside } from './names.ts'
import { rankHeadings } from './rankHeadings.ts'
import { readSections, type Section } from './sections.ts'

export type Part = 'preamble' | 'introduction' | 'ingredients' | 'steps'

/** The index of a part that a recipe lacks */
const NOWHERE = Number.POSITIVE_INFINITY

/** The blocks of each part. Their headings get the depth that they have on the page. */
export function placeInParts({ children }: Root): Record<Part, BlockContent[]> {
  const sections = readSections(children as BlockContent[])
  const namedSteps = findSection(sections, ({ name }) => name === 'steps')
  const ingredients = findIngredients(sections, namedSteps)
  const steps = findSteps(sections, ingredients, namedSteps)
  rankHeadings(sections, ingredients, steps)
  const nodesIn = (from: number, to?: number) =>
    sections.slice(from, to).flatMap(({ nodes }) => nodes)
  const introduction = nodesIn(0, Math.min(ingredients, steps))
  const firstOther = introduction.findIndex(({ type }) => type !== 'paragraph')
  const preamble = introduction.splice(0, firstOther < 0 ? introduction.length : firstOther)
  return { preamble, introduction, ingredients: nodesIn(ingredients, steps), steps: nodesIn(steps) }
}

/** The index of the first section that fits, from `from` on. Asides belong to the part above. */
function findSection(sections: Section[], fits: (section: Section) => boolean, from = 0): number {
  const at = sections.slice(from).findIndex((section) => !isAside(section.name) && fits(section))
  return at < 0 ? NOWHERE : from + at
}

const isNumbered = ({ content }: Section) => content !== 'other' && content !== 'bulletedPhrases'

/** At a heading with that name, or else at the first list, if it may be the ingredients. */
function findIngredients(sections: Section[], namedSteps: number): number {
  const named = findSection(sections, ({ name }) => name === 'ingredients')
  const bullets = findSection(sections, ({ content }) => content === 'bulletedPhrases')
  // "- leek", "1. Cut", then "Ingredients": the bullets are the first dish's, the name another's.
  const numbersBelow = findSection(sections, isNumbered, bullets)
  if (named < namedSteps && named <= numbersBelow) return named
  const list = findSection(sections, ({ content }) => content !== 'other')
  const content = sections[list]?.content
  // Short numbered lines may be the steps themselves, unless something else is.
  const hasOtherSteps = Math.min(namedSteps, findSection(sections, isNumbered, list + 1)) < NOWHERE
  const areIngredients = content === 'bulletedPhrases' || content === 'numberedAmounts'
  return areIngredients || (content === 'numberedPhrases' && hasOtherSteps) ? list : NOWHERE
}

/** The index of the first section that may be below the ingredients. */
function findEndOfIngredients(sections: Section[], ingredients: number): number {
  if (ingredients === NOWHERE) return 0
  // Empty headings right below "Ingredients" are groups of it.
  const isFilled = ({ nodes, level }: Section) => !level || nodes.length > 1
  const filled = sections.findIndex((section, at) => at >= ingredients && isFilled(section))
  return filled < 0 ? sections.length : filled + 1
}

/** At a heading with that name, or else at the next numbers, or at a heading over words. */
function findSteps(sections: Section[], ingredients: number, namedSteps: number): number {
  const from = findEndOfIngredients(sections, ingredients)
  const sentences = findSection(sections, ({ content }) => content === 'numberedSentences', from)
  if (namedSteps < NOWHERE) return Math.min(namedSteps, sentences)
  // Groups are more ingredients, and so are amounts, unless the ingredients have bullets.
  const areMoreIngredients = ({ name, content }: Section) =>
    name === 'group' ||
    (content === 'numberedAmounts' && sections[ingredients]?.content !== 'bulletedPhrases')
  const numbers = findSection(
    sections,
    (section) => isNumbered(section) && !areMoreIngredients(section),
    from,
  )
  const steps = Math.min(sentences, numbers)
  if (steps < NOWHERE || ingredients === NOWHERE) return steps
  const isOverWords = ({ level, name, content }: Section) =>
    level > 0 && !name && content === 'other'
  return findSection(sections, isOverWords, from)
}

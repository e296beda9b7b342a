import { LABEL_DEPTH } from './headings.ts'
import type { Section } from './sections.ts'

/** h1: the title. h2: a part or a dish. h3: below a higher level, "Ingredients" or another dish. */
export function rankHeadings(sections: Section[], ingredients: number, steps: number) {
  let topLevel = 6
  let isInOtherDish = false
  const hasName = sections[ingredients]?.name === 'ingredients'
  for (const [at, { nodes, name, level }] of sections.entries()) {
    const [heading] = nodes
    if (heading?.type !== 'heading') continue
    if (!level) heading.depth = 1
    else if (isDish(sections, at, steps)) {
      heading.depth = 2
      isInOtherDish = true
    } else {
      // A label that begins a part is an h2, whatever level of # stands above.
      const isLabelOfPart = (at === ingredients || at === steps) && level >= LABEL_DEPTH
      topLevel = isLabelOfPart ? level : Math.min(topLevel, level)
      const isBelowName = hasName && at > ingredients && at < steps && (!name || name === 'group')
      heading.depth = isBelowName || isInOtherDish || level > topLevel ? 3 : 2
    }
  }
}

/** Whether a heading names a dish: "Ingredients" is next, in the first dish right below. */
function isDish(sections: Section[], at: number, steps: number): boolean {
  const next = sections.slice(at + 1).find(({ level }) => level)
  const isAlone = sections[at]?.nodes.length === 1
  return !sections[at]?.name && next?.name === 'ingredients' && (isAlone || at >= steps)
}

import { isLikeHeading } from './headings.ts'
import { type Element, isElement, isList, type Line, outlineOf } from './outline.ts'

/** What follows the steps belongs to them, another dish included. */
type Part = 'preamble' | 'introduction' | 'ingredients' | 'steps'

/** "2. Cook", "Step 2" */
const NUMBERED = /^\P{N}{0,12}\p{N}/u

/** Wraps each part of a recipe in a section. Sets the levels of headings, without gaps. */
export function arrangeParts() {
  return (root: Element) => {
    const lines = outlineOf(root.children.filter(isElement))
    const title = findTitle(lines)
    let part: Part = 'preamble'
    /** The line that begins the part. */
    let opening: Line | undefined
    /** The original levels of the current heading and its parents. The title has 0. */
    let openLevels = [0]
    const sections: Element[] = []
    root.children = sections
    for (const [at, line] of lines.entries()) {
      const { block, level } = line
      const above = lines[at - 1]
      if (part === 'preamble' && block.tagName !== 'p') part = 'introduction'
      // The heading above a block decides for it.
      const canBegin = level ? line !== title : !above?.level || above === title
      const begun: Part | undefined = canBegin ? partBegunBy(line, part) : undefined
      if (begun) opening = line
      part = begun ?? part
      if (level) {
        const newLevel = line === title ? 0 : levelWithin(part, opening, line)
        openLevels = [...openLevels.filter((open) => open < newLevel), newLevel]
        block.tagName = `h${Math.min(openLevels.length, 6)}`
      }
      // Numbers belong to the steps.
      if (part === 'ingredients' && block.tagName === 'ol') block.tagName = 'ul'
      if (sections.at(-1)?.properties.dataPart !== part) {
        const properties = { dataPart: part }
        sections.push({ type: 'element', tagName: 'section', properties, children: [] })
      }
      sections.at(-1)?.children.push(block)
    }
  }
}

/** "# Soup" is a title above anything. "## Soup" is one unless a list follows. */
function findTitle(lines: Line[]): Line | undefined {
  const [heading, below] = lines.slice(lines.findIndex(({ level }) => level))
  if (!heading?.level) return
  const isPart = heading.name || (heading.level > 1 && below && isList(below.block))
  return isPart ? undefined : heading
}

/** The part that begins with a heading or a list. */
function partBegunBy(line: Line, part: Part): Part | undefined {
  const { block, level, name, kind, ahead, next } = line
  if (part === 'steps' || !(level || isList(block))) return
  if (name === 'steps') return name
  if (part !== 'ingredients') {
    if (name === 'ingredients') return name
    if (name || ahead === 'ingredients' || kind === 'words') return
    return kind === 'steps' ? kind : 'ingredients'
  }
  if (name === 'purpose')
    return kind === 'steps' && next && !isLikeHeading(next.text) ? kind : undefined
  const isUnnumbered = level > 0 && kind === 'words' && ahead !== 'steps'
  return !name && (kind === 'steps' || isUnnumbered) ? 'steps' : undefined
}

/** The level of a heading. Groups of ingredients and numbered steps are below the heading of their part. */
function levelWithin(part: Part, opening: Line | undefined, line: Line): number {
  const { level, name, text } = line
  if (!opening?.level || line === opening) return level
  const isGroup =
    part === 'ingredients'
      ? name !== 'ingredients' && name !== 'aside' && (opening.name || opening.next?.level)
      : part === 'steps' &&
        (name === 'purpose' || (NUMBERED.test(text) && !NUMBERED.test(opening.text)))
  return isGroup ? Math.max(level, opening.level + 1) : level
}

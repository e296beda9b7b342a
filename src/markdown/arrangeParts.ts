import { toString as textOf } from 'mdast-util-to-string'
import type { ExtraProps } from 'react-markdown'
import { COLON_END, findName, isBareName } from './headings.ts'

type Element = NonNullable<ExtraProps['node']>

/** A recipe's parts, in order. What follows the steps belongs to them. */
const PARTS = ['introduction', 'ingredients', 'steps']
/** The level that makeHeadings gives to a line. */
const LINE_LEVEL = 6

/** Wraps each part of a recipe in a section. Sets the levels of headings, without gaps, and drops their colons. */
export function arrangeParts() {
  return (root: Element) => {
    const blocks = root.children.filter((child) => child.type === 'element')
    const title = findTitle(blocks)
    const preambleEnd = blocks.findIndex(({ tagName }) => tagName !== 'p')
    const parts = new Map<string, Element[]>()
    let part = 'introduction'
    /** The original levels of the current heading and its parents, without the title. */
    let openLevels: number[] = []
    for (const [at, block] of blocks.entries()) {
      if (at < preambleEnd) block.properties = { className: ['preamble'] }
      if (block === title) block.tagName = 'h1'
      else if (levelOf(block)) {
        const name = findName(textOf(block)) ?? ''
        const isSubheading = name === 'purpose' || (!name && levelOf(block) === LINE_LEVEL)
        const level = isSubheading && part === 'ingredients' ? levelOf(block) + 1 : levelOf(block)
        openLevels = [...openLevels.filter((open) => open < level), level]
        block.tagName = `h${Math.min(openLevels.length + 1, 6)}`
        if (PARTS.indexOf(name) > PARTS.indexOf(part)) part = name
      }
      if (levelOf(block)) dropColon(block)
      parts.set(part, [...(parts.get(part) ?? []), block])
    }
    root.children = [...parts].map(([name, children]) => {
      return { type: 'element', tagName: 'section', properties: { className: [name] }, children }
    })
  }
}

/** "# Soup" is a title above anything. "## Soup:" is one unless a list follows. The line "Soup:" is not. */
function findTitle(blocks: Element[]): Element | undefined {
  const at = blocks.findIndex(levelOf)
  const [heading, next] = blocks.slice(at)
  if (at < 0 || !heading) return
  const text = textOf(heading)
  const isLabel = levelOf(heading) === LINE_LEVEL && COLON_END.test(text)
  const isPart = findName(text) || isLabel || ['ol', 'ul'].includes(String(next?.tagName))
  return (levelOf(heading) === 1 ? isBareName(text) : isPart) ? undefined : heading
}

function dropColon({ children }: Element) {
  const last = children.at(-1)
  if (last?.type === 'element') dropColon(last)
  if (last?.type === 'text') last.value = last.value.replace(COLON_END, '')
}

/** 2 for h2, 0 for an element that is not a heading. */
const levelOf = ({ tagName }: Element) => Number(tagName.slice(1)) || 0

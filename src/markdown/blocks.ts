import { toString as textOf } from 'mdast-util-to-string' // It reads hast trees too.
import type { ExtraProps } from 'react-markdown'
import { findTopic } from './headings.ts'
import { COLON_END, FACTS_MARK, isPhrase, LABEL } from './lines.ts'

export type HastElement = NonNullable<ExtraProps['node']>

export type Block = HastElement & {
  text: string // its own, or that of the first item of a list
  isHeading: boolean // below the title
  level: number // of a heading, or else 0
  topic: ReturnType<typeof findTopic> // of a heading, if its name is known
  kind: 'items' | 'amounts' | 'instructions' | 'numbers' | 'words' // see kindOf; a heading has that of the block below
  nextPart: 'ingredients' | 'steps' | undefined // the first part below with a name, or with numbers that are not amounts
}

/** A first line over a heading or over facts */
const PLAIN_TITLE = /^\p{L}[^.,!?…。！？]{0,58}[^.,!?…。！？:：]$/u
/** "1 cup flour", "½ onion" */
const AMOUNT = /^\p{N}/u
/** "1. Make the broth", "Step 1", "第1步" */
const FIRST_STEP = /^\P{N}{0,12}1(?!\p{N})/u
/** Letters that are nearly twice as wide as most, in any typeface */
const WIDE = /[mw\p{Lu}жмфшщыю]/gu
/** A line can end after each letter of these scripts. */
const WORD_END = /[\s\p{Pd}\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u

/** Turns the elements into blocks, in place: marks what is meant as a heading, and makes the title an h1. */
export function annotateBlocks(elements: HastElement[]): Block[] {
  const blocks: Block[] = []
  let nextPart: Block['nextPart']
  // Backwards, because a heading is about what stands below it.
  for (const [at, element] of [...elements.entries()].reverse()) {
    const below = blocks[0]
    const firstItem = isList(element) ? elementsOf(element)[0] : undefined
    const text = textOf(firstItem ?? element).trim()
    if (below && element.tagName === 'p' && isMeantAsHeading(element, text, below, at === 0)) {
      element.tagName = 'h6' // Deeper than models write. arrangeParts.ts sets the final level.
      element.children = [{ type: 'text', value: text.replace(COLON_END, '') }]
    }
    const isHeading = /^h[1-6]$/.test(element.tagName)
    const level = isHeading ? Number(element.tagName[1]) : 0
    // A paragraph takes the kind of the block below, unless that is a heading.
    const inherited = below && (isHeading || !below.isHeading) ? below.kind : 'words'
    const topic = isHeading ? findTopic(text) : undefined
    // "Step 1", but not "For the 1st layer"
    const isFirstStep = isHeading && topic !== 'purpose' && FIRST_STEP.test(text)
    const kind = isFirstStep ? 'instructions' : (kindOf(element, text) ?? inherited)
    blocks.unshift(Object.assign(element, { text, isHeading, level, topic, kind, nextPart }))
    if (topic === 'ingredients' || topic === 'steps') nextPart = topic
    else if (!isHeading && (kind === 'instructions' || kind === 'numbers')) nextPart = 'steps'
  }
  makeTitle(blocks)
  return blocks
}

/** Makes the first heading the title, unless its name is known. A heading right above a list is the title only if it has one #. */
function makeTitle(blocks: Block[]) {
  const at = blocks.findIndex(({ isHeading }) => isHeading)
  const [heading, below] = [blocks[at], blocks[at + 1]]
  if (!heading || heading.topic || (heading.level > 1 && below && isList(below))) return
  Object.assign(heading, { isHeading: false, level: 0 })
  heading.tagName = 'h1'
  // On a phone, the longest word of the title fits on a line.
  heading.properties.style = `--letters: ${lettersOf(heading.text)}`
}

/** The letters of the longest word (a wide letter counts twice). A word of over 32 may break, so half of it, and two. */
function lettersOf(title: string): number {
  const lengths = title.split(WORD_END).map((word) => word.replace(WIDE, '$&$&').length)
  const longest = Math.max(...lengths, 1)
  // The first line takes half of the word and two letters, so that about 14 or more are left for the second.
  return longest > 32 ? longest / 2 + 2 : longest
}

export const elementsOf = ({ children }: HastElement) =>
  children.filter((child) => child.type === 'element')

export const isList = ({ tagName }: HastElement) => ['ul', 'ol', 'table'].includes(tagName)

/** A label or a bold line before a block, or a plain first line before a heading or facts. */
function isMeantAsHeading(line: HastElement, text: string, below: Block, isFirst: boolean) {
  if (text.includes('\n') || !isPhrase(text) || FACTS_MARK.test(text)) return false
  const [bold] = elementsOf(line)
  // A colon may follow the bold words.
  const isBold = bold?.tagName === 'strong' && textOf(bold).startsWith(text.replace(COLON_END, ''))
  const isNamed = findTopic(text) !== undefined
  // "**Here you are:**" over "**Steps**" is not a heading.
  if (isBold) return isNamed || !below.isHeading || !COLON_END.test(text)
  if (LABEL.test(text)) return isNamed || !(isFirst || below.isHeading)
  return isFirst && PLAIN_TITLE.test(text) && (below.isHeading || FACTS_MARK.test(below.text))
}

/**
 * Bullets are "items" if the first is a phrase, or else "words". Numbers are "instructions" if half are sentences, "amounts" if
 * half begin with a number, or else "numbers".
 */
function kindOf(element: HastElement, text: string): Block['kind'] | undefined {
  if (element.tagName === 'table') return 'items'
  if (element.tagName === 'ul') return isPhrase(text) ? 'items' : 'words'
  if (element.tagName !== 'ol') return
  const items = elementsOf(element).map((item) => textOf(item).trim())
  const halfAre = (is: (item: string) => boolean) => items.filter(is).length >= items.length / 2
  if (halfAre((item) => !isPhrase(item))) return 'instructions'
  return halfAre((item) => AMOUNT.test(item)) ? 'amounts' : 'numbers'
}

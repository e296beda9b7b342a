import { type Heading, isMarked, readHeading } from './headings.ts'
import { type Line, readLines } from './lines.ts'
import { isPhrase } from './names.ts'
import { isTableHead } from './tables.ts'

/** `level` is 0 if the block is no heading below the title. */
export type Block = Heading & {
  kind: 'heading' | 'bullet' | 'number' | 'table' | 'words' | 'rule' | 'other'
  rank: number // of a heading on the page: the title has 1
  lines: string[]
  indent: number
  shift: number // spaces that the lines below an item need to belong to it
}

/** The lines of an item have at least so many more spaces than its mark. */
const NESTED = 2

export const isList = ({ kind }: Block) => kind === 'bullet' || kind === 'number'

export function readBlocks(markdown: string): Block[] {
  const blocks: Block[] = []
  const lines = readLines(markdown)
  for (const [at, line] of lines.entries()) {
    if (line.kind === 'blank') continue
    const block = blocks.at(-1)
    const above = lines[at - 1]?.kind === 'blank' ? undefined : lines[at - 1]
    const below = lines.slice(at + 1).find(({ kind }) => kind !== 'blank')
    const isNested = block && isList(block) && line.indent >= block.indent + NESTED
    const heading = isNested ? undefined : readHeading(line, below, blocks)
    if (heading) blocks.push({ ...startBlock('heading', line), ...heading })
    else if (block && (isNested || goesOn(block, line, above))) addLine(block, line, !above)
    else blocks.push(startBlock(kindOf(line, below), line))
  }
  return blocks
}

function kindOf({ kind, text }: Line, below?: Line): Block['kind'] {
  if (kind === 'row' || (below && isTableHead(text, below.text))) return 'table'
  return kind === 'code' || kind === 'quotation' || kind === 'blank' ? 'other' : kind
}

function startBlock(kind: Block['kind'], { text, indent }: Line): Block {
  return { kind, text: '', level: 0, name: undefined, rank: 0, lines: [text], indent, shift: 0 }
}

/** Whether a line, which is not indented, is part of a block. `above` is the line before it, unless that is blank. */
function goesOn(block: Block, line: Line, above?: Line): boolean {
  if (line.kind === 'code' || above?.kind === 'code') return line.kind === above?.kind
  if (line.kind === 'row') return block.kind === 'table'
  if (isList(block) && line.kind === block.kind) return true
  if (line.kind === 'bullet')
    return block.kind === 'number' && (above !== undefined || isGroup(block))
  if (!above || isMarked(line) || isMarked(above)) return false
  if (line.kind !== 'words') return line.kind === 'quotation' && above.kind === 'quotation'
  if (block.kind === 'table') return line.text.includes('|')
  return isList(block) || block.kind === 'words' || above.kind === 'quotation'
}

/** "1. Dough", if bullets below a blank line may belong to it */
function isGroup({ lines, shift }: Block): boolean {
  const canBeGroup = lines.length === 1 || lines.some((line) => line.startsWith(' '))
  return shift > 0 || (canBeGroup && isPhrase(lines.at(-1) ?? ''))
}

function addLine(block: Block, { text, indent, kind }: Line, isApart: boolean) {
  const depth = Math.max(indent - block.indent, 0)
  const isItem = kind === block.kind && depth < NESTED
  if (isItem || !isList(block)) block.shift = 0
  else if (depth < NESTED) block.shift = NESTED
  // The text of a number begins further right than that of a bullet.
  const spaces =
    (kind === 'code' ? 0 : depth) + block.shift + (block.kind === 'number' ? NESTED : 0)
  if (isApart && isList(block)) block.lines.push('')
  block.lines.push(isItem || !isList(block) ? text : ' '.repeat(spaces) + text)
}

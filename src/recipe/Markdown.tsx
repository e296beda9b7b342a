import { Fragment } from 'react'
import { MarkdownBlock } from './MarkdownBlock.tsx'
import { markdownBlocks } from './markdownBlocks.ts'
import { isWithinBounds } from './markdownBounds.ts'
import { PlainText } from './PlainText.tsx'

type Props = {
  children: string
  /** Whether more of it will come. */
  isGrowing?: boolean
}

/** A text as markdown, or as plain text where that would be too much. While it grows only its last block is read again. */
export function Markdown({ children, isGrowing = false }: Props) {
  if (!isWithinBounds(children)) return <PlainText>{children}</PlainText>
  const blocks = markdownBlocks(children)
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a block has no name but its place
    <Fragment key={index}>
      {index > 0 && '\n'}
      <MarkdownBlock>
        {isGrowing && index === blocks.length - 1 ? inSteps(block) : block}
      </MarkdownBlock>
    </Fragment>
  ))
}

/**
 * The text up to the five highest bits of its length: a long one grows in steps of a 16th to a 32nd of itself, so that
 * it is read some 16 times for each doubling, and not with every word.
 */
function inSteps(text: string): string {
  const step = 2 ** Math.max(0, Math.floor(Math.log2(text.length)) - 4)
  return text.slice(0, text.length - (text.length % step))
}

import { Fragment } from 'react'
import { isWithinBounds } from './isWithinBounds.ts'
import { MarkdownBlock } from './MarkdownBlock.tsx'
import { markdownBlocks } from './markdownBlocks.ts'
import { normalizeMarkdown } from './normalizeMarkdown.ts'
import { PlainText } from './PlainText.tsx'
import { settledPart } from './settledPart.ts'

type Props = {
  children: string
  /** Whether more of it will come. */
  isGrowing: boolean
}

/** Ends as Markdown does. While the text grows, only its last block is read again, and what is seen stays as it is. */
export function GrowingMarkdown({ children, isGrowing }: Props) {
  if (!isWithinBounds(children)) return <PlainText>{children}</PlainText>
  const text = isGrowing ? settledNow(inSteps(children)) : normalizeMarkdown(children)
  return markdownBlocks(text).map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a block has no name but its place
    <Fragment key={index}>
      {index > 0 && '\n'}
      <MarkdownBlock>{block}</MarkdownBlock>
    </Fragment>
  ))
}

const settledNow = (markdown: string) => settledPart(normalizeMarkdown(markdown), markdown)

/**
 * One block can be the whole text, as a long list is. So the text grows by lines, and a line in steps of a 16th to a
 * 32nd of the text's length, not with every word.
 */
function inSteps(text: string): string {
  const step = 2 ** Math.max(0, Math.floor(Math.log2(text.length)) - 4)
  return text.slice(0, Math.max(text.lastIndexOf('\n') + 1, text.length - (text.length % step)))
}

import { Fragment } from 'react'
import { MarkdownBlock } from './MarkdownBlock.tsx'
import { markdownBlocks } from './markdownBlocks.ts'
import { isWithinBounds } from './markdownBounds.ts'
import { PlainText } from './PlainText.tsx'

/**
 * A text as markdown, or as plain text where that would be too much. While it grows only its last block is read again.
 * A default export, since React.lazy asks for one.
 */
export default function Markdown({ children }: { children: string }) {
  if (!isWithinBounds(children)) return <PlainText>{children}</PlainText>
  return markdownBlocks(children).map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a block has no name but its place
    <Fragment key={index}>
      {index > 0 && '\n'}
      <MarkdownBlock>{block}</MarkdownBlock>
    </Fragment>
  ))
}

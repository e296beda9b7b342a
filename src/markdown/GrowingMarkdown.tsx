import { Fragment } from 'react'
import { isWithinBounds } from './isWithinBounds.ts'
import { Markdown } from './Markdown.tsx'
import { markdownBlocks } from './markdownBlocks.ts'
import { PlainText } from './PlainText.tsx'

type Props = {
  children: string
  /** Whether more of it will come. */
  isGrowing: boolean
}

/** Renders like Markdown, but while the text grows only its last block is read again. */
export function GrowingMarkdown({ children, isGrowing }: Props) {
  if (!isWithinBounds(children)) return <PlainText>{children}</PlainText>
  const blocks = markdownBlocks(children)
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a block has no name but its place
    <Fragment key={index}>
      {index > 0 && '\n'}
      <Markdown>{isGrowing && index === blocks.length - 1 ? inSteps(block) : block}</Markdown>
    </Fragment>
  ))
}

/**
 * One block can be the whole recipe, as a long list is. Its text grows in steps of a 16th to a 32nd of its length, so
 * that it is read some 16 times for each doubling, and not with every word.
 */
function inSteps(text: string): string {
  const step = 2 ** Math.max(0, Math.floor(Math.log2(text.length)) - 4)
  return text.slice(0, text.length - (text.length % step))
}

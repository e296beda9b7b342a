import { memo } from 'react'
import { isWithinBounds } from './isWithinBounds.ts'
import { MarkdownBlock } from './MarkdownBlock.tsx'
import { normalizeMarkdown } from './normalizeMarkdown.ts'
import { PlainText } from './PlainText.tsx'

/** A text that has come whole. What would take too long to render is shown as plain text. */
export const Markdown = memo(function Markdown({ children }: { children: string }) {
  if (!isWithinBounds(children)) return <PlainText>{children}</PlainText>
  return <MarkdownBlock>{normalizeMarkdown(children)}</MarkdownBlock>
})

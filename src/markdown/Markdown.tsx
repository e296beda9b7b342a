import { memo } from 'react'
import ReactMarkdown, { type Components, type Options } from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { disableConstructs } from './disableConstructs.ts'
import { isWithinBounds } from './isWithinBounds.ts'
import { keepLineBreaks } from './keepLineBreaks.ts'
import { makeHeadings } from './makeHeadings.ts'
import { PlainText } from './PlainText.tsx'
import { repairLines } from './repairLines.ts'
import { setHeadingLevels } from './setHeadingLevels.ts'
import { unwrapFence } from './unwrapFence.ts'

/** A model's markdown as a page of a cookbook. Nothing in it can run a script or fetch anything. */
export const Markdown = memo(function Markdown({ children }: { children: string }) {
  if (!isWithinBounds(children)) return <PlainText>{children}</PlainText>
  return (
    <ReactMarkdown remarkPlugins={plugins} components={components}>
      {repairLines(children)}
    </ReactMarkdown>
  )
})

const plugins: Options['remarkPlugins'] = [
  [remarkGfm, { singleTilde: false }], // "2~3 minutes" is a range.
  disableConstructs,
  unwrapFence,
  makeHeadings,
  setHeadingLevels,
  keepLineBreaks,
]

const components: Components = {
  a: ({ href = '', children }) =>
    isExternal(href) ? (
      <a href={href} target="_blank" rel="noopener noreferrer nofollow">
        {children}
      </a>
    ) : (
      <span>{children}</span>
    ),
  // Loading an image would send whatever its address contains to a stranger.
  img: ({ alt }) => <span>{alt}</span>,
  input: ({ checked }) => (
    <input type="checkbox" checked={checked} disabled aria-label={checked ? 'Done' : 'To do'} />
  ),
}

/** Any other link would leave the page and lose the list. "http:a" is an address on the page's own host. */
const isExternal = (url: string) => /^(https?:\/\/|mailto:)./i.test(url) && URL.canParse(url)

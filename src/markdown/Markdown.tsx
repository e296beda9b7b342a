import { createContext, memo, useContext } from 'react'
import ReactMarkdown, {
  type Components,
  type Options as ReactMarkdownOptions,
} from 'react-markdown'
import remarkBreaks from 'remark-breaks'
import remarkGfm, { type Options } from 'remark-gfm'
import { isWithinBounds } from './isWithinBounds.ts'
import { PlainText } from './PlainText.tsx'

/**
 * GitHub-flavoured markdown, whose line breaks are kept, from a source that nobody vouches for: no raw HTML, no images
 * (a request for one carries whatever its address holds to a stranger's server), and only links that leave the page and
 * its list as they are. What would take too long to render is shown as plain text. Each text is read once, however
 * often it is rendered.
 */
export const Markdown = memo(function Markdown({ children }: { children: string }) {
  if (!isWithinBounds(children)) return <PlainText>{children}</PlainText>
  return (
    <ReactMarkdown
      remarkPlugins={plugins}
      components={components}
      urlTransform={(url) => (isLinkable(url) ? url : '')}
    >
      {children}
    </ReactMarkdown>
  )
})

/** The slashes are required, since http:a is an address on the page's own host. */
function isLinkable(url: string): boolean {
  return /^(https?:\/\/|mailto:)./i.test(url) && URL.canParse(url)
}

// In recipes a line break separates ingredients, and a single tilde is a range: 2~3 minutes.
const gfm: Options = { singleTilde: false }
const plugins: ReactMarkdownOptions['remarkPlugins'] = [[remarkGfm, gfm], remarkBreaks]
const InsideLink = createContext(false)

const components: Components = {
  // Following a link with an empty address would reload the page, and lose the list.
  a: ({ href, children }) =>
    href ? (
      <a href={href} target="_blank" rel="noopener noreferrer nofollow">
        <InsideLink value={true}>{children}</InsideLink>
      </a>
    ) : (
      <span>{children}</span>
    ),
  img: ImageInWords,
  input: ({ checked }) => (
    <input type="checkbox" checked={checked} disabled aria-label={checked ? 'Done' : 'To do'} />
  ),
}

function ImageInWords({ alt, src }: { alt?: string | undefined; src?: unknown }) {
  const isInsideLink = useContext(InsideLink)
  if (typeof src !== 'string' || !src || isInsideLink) return <span>{alt}</span>
  return (
    <span>
      {alt} (
      <a href={src} target="_blank" rel="noopener noreferrer nofollow">
        {src}
      </a>
      )
    </span>
  )
}

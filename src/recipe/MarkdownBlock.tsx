import { createContext, memo, useContext } from 'react'
import ReactMarkdown, { type Components } from 'react-markdown'
import remarkGfm from 'remark-gfm'

/**
 * GitHub-flavoured markdown from a source that nobody vouches for: no raw HTML, no images (fetching one would tell its
 * server whatever its address holds), and only such links as leave the page and its list as they are.
 * Read once for each text, however often its place on the screen is rendered.
 */
export const MarkdownBlock = memo(function MarkdownBlock({ children }: { children: string }) {
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

/** With its slashes, since http:a is an address on the page's own host. */
function isLinkable(url: string): boolean {
  return /^(https?:\/\/|mailto:)./i.test(url) && URL.canParse(url)
}

const plugins = [remarkGfm]
const InsideLink = createContext(false)

const components: Components = {
  // A link with an empty address would load the page anew, and lose the list.
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

import { findAndReplace } from 'mdast-util-find-and-replace'
import { createContext, memo, useContext } from 'react'
import ReactMarkdown, { type Components, type Options } from 'react-markdown'
import remarkGfm, { type Options as GfmOptions } from 'remark-gfm'

/**
 * GitHub-flavoured markdown as a cook reads it, from a source that nobody vouches for: no raw HTML, no images (a
 * request for one carries whatever its address holds to a stranger's server), and only links that leave the page and
 * its list as they are. Each text is read once, however often it is rendered.
 */
export const MarkdownBlock = memo(function MarkdownBlock({ children }: { children: string }) {
  return (
    <ReactMarkdown
      remarkPlugins={plugins}
      components={components}
      urlTransform={(url) => url} // Each component below looks at its own.
    >
      {children}
    </ReactMarkdown>
  )
})

/** The slashes are required, since http:a is an address on the page's own host. */
function isLinkable(url: string): boolean {
  try {
    // URL.canParse came to Chrome and Safari in 2023.
    return /^(https?:\/\/|mailto:)./i.test(url) && Boolean(new URL(url))
  } catch {
    return false
  }
}

/** A single tilde is a range: 2~3 minutes. */
const gfm: GfmOptions = { singleTilde: false }
const plugins: Options['remarkPlugins'] = [[remarkGfm, gfm], leaveOutAccidents, keepLineBreaks]

/**
 * What nobody means in a recipe: that indented ingredients are code, that [Optional]: parsley defines a link, that a
 * rule makes a heading of the paragraph over it, and HTML.
 */
function leaveOutAccidents(this: { data(): object }) {
  const accidents = ['codeIndented', 'definition', 'htmlFlow', 'htmlText', 'setextUnderline']
  const data: { micromarkExtensions?: unknown[] } = this.data()
  data.micromarkExtensions ??= []
  data.micromarkExtensions.push({ disable: { null: accidents } })
}

/** Lines of ingredients stay lines; <br> is what makes one in a table's cell. */
function keepLineBreaks() {
  return (tree: Parameters<typeof findAndReplace>[0]) =>
    findAndReplace(tree, [/\r?\n|\r|<br ?\/?>/gi, () => ({ type: 'break' })])
}

/** What stands in the place of an address, as in [tofu](cubed), would be lost. */
function wordsIn(href: string): string {
  try {
    const words = decodeURI(href)
    return /^[\p{L}\p{N} ,.-]+$/u.test(words) ? ` (${words})` : ''
  } catch {
    return ''
  }
}

const InsideLink = createContext(false)

const components: Components = {
  // Following any other would leave the page, and lose the list.
  a: ({ href = '', children }) =>
    isLinkable(href) ? (
      <a href={href} target="_blank" rel="noopener noreferrer nofollow">
        <InsideLink value={true}>{children}</InsideLink>
      </a>
    ) : (
      <span>
        {children}
        {wordsIn(href)}
      </span>
    ),
  img: ImageInWords,
  input: ({ checked }) => (
    <input type="checkbox" checked={checked} disabled aria-label={checked ? 'Done' : 'To do'} />
  ),
}

function ImageInWords({ alt, src }: { alt?: string | undefined; src?: unknown }) {
  const isInsideLink = useContext(InsideLink)
  if (typeof src !== 'string' || !isLinkable(src) || isInsideLink) return <span>{alt}</span>
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

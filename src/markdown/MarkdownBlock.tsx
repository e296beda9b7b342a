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
      remarkRehypeOptions={footnotes}
      components={components}
      urlTransform={(url) => (isLinkable(url) ? url : '')}
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
const footnotes: Options['remarkRehypeOptions'] = {
  footnoteLabel: 'Notes',
  footnoteLabelTagName: 'p',
  footnoteLabelProperties: {},
}
const plugins: Options['remarkPlugins'] = [[remarkGfm, gfm], leaveOutAccidents, keepLineBreaks]

/**
 * What nobody means in a recipe: that indented ingredients are code, that [Optional]: parsley defines a link, and that
 * a rule makes a heading of the paragraph over it.
 */
function leaveOutAccidents(this: { data(): object }) {
  const accidents = ['codeIndented', 'definition', 'htmlFlow', 'htmlText', 'setextUnderline']
  const data: { micromarkExtensions?: unknown[] } = this.data()
  data.micromarkExtensions ??= []
  data.micromarkExtensions.push({ disable: { null: accidents } })
}

/** Lines of ingredients stay lines, and in a table's cell <br> is all that makes one. */
function keepLineBreaks() {
  return (tree: Parameters<typeof findAndReplace>[0]) =>
    findAndReplace(tree, [/\r?\n|\r|<br ?\/?>/gi, () => ({ type: 'break' })])
}

const InsideLink = createContext(false)

const components: Components = {
  // Following a link with an empty address would reload the page, and lose the list.
  a: ({ href, children, ...rest }) =>
    href ? (
      <a href={href} target="_blank" rel="noopener noreferrer nofollow">
        <InsideLink value={true}>{children}</InsideLink>
      </a>
    ) : // The way back from a footnote leads nowhere on a page whose list must stay.
    'data-footnote-backref' in rest ? null : (
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

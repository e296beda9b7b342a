import { type JSX, memo } from 'react'
import ReactMarkdown, { type Components, type ExtraProps, type Options } from 'react-markdown'
import { adaptSyntax } from './adaptSyntax.ts'
import { arrangeParts } from './arrangeParts.ts'
import { controlLineBreaks } from './controlLineBreaks.ts'
import { isWithinBounds } from './isWithinBounds.ts'
import { keepSettledLines } from './keepSettledLines.ts'
import { PlainText } from './PlainText.tsx'
import { repairLines } from './repairLines.ts'
import { unwrap } from './unwrap.ts'

type Props = {
  children: string
  /** The last lines of a stream that runs or was interrupted are held back. */
  stream?: 'running' | 'interrupted' | undefined
}

/** A model's markdown as a page of a cookbook. Nothing in it can run a script or fetch anything. */
export function Markdown({ children, stream }: Props) {
  if (!isWithinBounds(children)) return <PlainText>{children}</PlainText>
  const text = unwrap(children)
  const settled = stream ? keepSettledLines(text) : text
  // A stream that was interrupted within its first line has no settled line.
  const shown = stream === 'interrupted' ? settled || text : settled
  return <SettledMarkdown>{shown}</SettledMarkdown>
}

/** Rendered only when more is settled. */
const SettledMarkdown = memo(function SettledMarkdown({ children }: { children: string }) {
  return <ReactMarkdown {...options}>{repairLines(children)}</ReactMarkdown>
})

const TEXT_TAGS = ['p', 'li', 'label', 'span', 'th', 'td', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']

type HastElement = NonNullable<ExtraProps['node']>

/** A wide table scrolls sideways. In WebKit, Tab reaches its container only with a tabIndex. */
const SCROLLABLE = { role: 'group', 'aria-label': 'Table', tabIndex: 0, dir: 'auto' }

const components: Components = {
  ...Object.fromEntries(TEXT_TAGS.map((name) => [name, TextBlock])),
  section: ({ node, ...props }) => (
    <section ref={node?.properties.dataPart === 'ingredients' ? measureHeight : null} {...props} />
  ),
  table: ({ children }) => (
    <div className="table" {...SCROLLABLE}>
      <table>{children}</table>
    </div>
  ),
  a: ({ node, href = '', ...props }) =>
    // Only addresses of the web and of mail. "http:a" and "/a" are on the page's own host.
    /^(https?:\/\/|mailto:)./i.test(href) && URL.canParse(href) ? (
      <a href={href} {...props} target="_blank" rel="noopener noreferrer nofollow" />
    ) : (
      props.children
    ),
  // Loading an image would send whatever its URL contains to a third party.
  img: ({ alt }) => alt,
  // Without the model's own boxes, which GFM disables. Uncontrolled: the next recipe is unticked.
  input: ({ node, checked, disabled, ...props }) =>
    !disabled && <input {...props} type="checkbox" defaultChecked={checked} />,
}

const options: Options = {
  remarkPlugins: [adaptSyntax, arrangeParts, controlLineBreaks],
  rehypePlugins: [() => removeLineFeeds],
  components,
}

/** Remounted when its text changes: a browser that translates replaces the text nodes of React. */
function TextBlock({ node, ...props }: JSX.IntrinsicElements['p'] & ExtraProps) {
  const Tag = node?.tagName as 'p'
  const { children = [] } = node ?? {}
  // An item of blocks has no key: it stays mounted while it grows, and keeps its tick.
  const isOfBlocks = children.some(isTextBlock) && !children.some(({ type }) => type === 'text')
  const key = isOfBlocks ? undefined : JSON.stringify(children)
  // The number or the box of an item stands where its own script begins.
  const dir = node?.tagName === 'li' ? 'auto' : undefined
  return <Tag key={key} dir={dir} {...props} />
}

const isTextBlock = (child: HastElement['children'][number]) =>
  child.type === 'element' && TEXT_TAGS.includes(child.tagName)

/** Between blocks, React could not insert one before a text node that was replaced. */
function removeLineFeeds(parent: HastElement) {
  parent.children = parent.children.filter((node) => node.type !== 'text' || node.value !== '\n')
  for (const node of parent.children) if (node.type === 'element') removeLineFeeds(node)
}

/** Tells the styles the height of the ingredients, which stay in view if they fit. */
function measureHeight(section: HTMLElement) {
  const observer = new ResizeObserver(() => {
    section.style.setProperty('--ingredients-height', `${section.offsetHeight}px`)
  })
  observer.observe(section)
  return () => observer.disconnect()
}

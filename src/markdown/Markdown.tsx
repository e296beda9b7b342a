import { type JSX, memo } from 'react'
import ReactMarkdown, { type Components, type ExtraProps, type Options } from 'react-markdown'
import { adaptSyntax } from './adaptSyntax.ts'
import { arrangeParts } from './arrangeParts.ts'
import { controlLineBreaks } from './controlLineBreaks.ts'
import { unwrapFence } from './fences.ts'
import { isWithinBounds } from './isWithinBounds.ts'
import { PlainText } from './PlainText.tsx'
import { repairLines } from './repairLines.ts'

/** A model's markdown as a page of a cookbook. Nothing in it can run a script or fetch anything. */
export const Markdown = memo(function Markdown({ children }: { children: string }) {
  if (!isWithinBounds(children)) return <PlainText>{children}</PlainText>
  return <ReactMarkdown {...options}>{repairLines(unwrapFence(children))}</ReactMarkdown>
})

const TEXT_TAGS = ['p', 'li', 'th', 'td', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']
const CONTAINER_TAGS = ['ul', 'ol', 'blockquote']

/** A wide table scrolls sideways. In WebKit, Tab reaches such a container only if it has a tabIndex. */
const SCROLLABLE = { role: 'group', 'aria-label': 'Table', tabIndex: 0 }

const components: Components = {
  ...Object.fromEntries(TEXT_TAGS.map((name) => [name, TextBlock])),
  ...Object.fromEntries(CONTAINER_TAGS.map((name) => [name, Container])),
  section: ({ node, ...props }) => (
    <section ref={node?.properties.dataPart === 'ingredients' ? measureHeight : null} {...props} />
  ),
  table: ({ children }) => (
    <div className="table" {...SCROLLABLE}>
      <table>{children}</table>
    </div>
  ),
  a: ({ node, href = '', ...props }) =>
    // Any other link would leave the page and lose the list. "http:a" is a URL on the page's own host.
    /^(https?:\/\/|mailto:)./i.test(href) && URL.canParse(href) ? (
      <a href={href} {...props} target="_blank" rel="noopener noreferrer nofollow" />
    ) : (
      props.children
    ),
  // Loading an image would send whatever its URL contains to a third party.
  img: ({ alt }) => alt,
  // The browser keeps a tick, not React: the next recipe starts without.
  input: ({ checked, disabled }) => {
    const label = checked ? 'Done' : 'To do'
    const props = { defaultChecked: checked, disabled, 'aria-label': disabled ? label : undefined }
    return <input type="checkbox" {...props} />
  },
}

const options: Options = {
  remarkPlugins: [adaptSyntax, controlLineBreaks],
  rehypePlugins: [arrangeParts],
  components,
}

/** Remounted when its content changes: React can't patch text that the browser has translated. */
function TextBlock({ node, ...props }: JSX.IntrinsicElements['p'] & ExtraProps) {
  const Tag = node?.tagName as 'p'
  return <Tag key={JSON.stringify(node?.children)} {...props} />
}

/** Without the line feeds between its blocks (`children` may be one node): React can't insert a block before translated text. */
function Container({ node, children, ...props }: JSX.IntrinsicElements['ul'] & ExtraProps) {
  const Tag = node?.tagName as 'ul'
  return <Tag {...props}>{[children].flat().filter((child) => child !== '\n')}</Tag>
}

/** Tells the styles how tall the ingredients are: they stay in view beside the steps if they fit. */
function measureHeight(section: HTMLElement) {
  const observer = new ResizeObserver(() => {
    section.style.setProperty('--ingredients-height', `${section.offsetHeight}px`)
  })
  observer.observe(section)
  return () => observer.disconnect()
}

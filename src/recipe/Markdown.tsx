import ReactMarkdown from 'react-markdown'
import remarkGfm from 'remark-gfm'

const plugins = [remarkGfm]

/** GitHub-flavoured markdown. A default export, since React.lazy asks for one. */
export default function Markdown({ children }: { children: string }) {
  return <ReactMarkdown remarkPlugins={plugins}>{children}</ReactMarkdown>
}

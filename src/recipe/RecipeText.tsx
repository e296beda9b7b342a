import { lazy, Suspense } from 'react'
import { isWithinBounds } from './markdownBounds.ts'
import { PlainTextBoundary } from './PlainTextBoundary.tsx'

const loadMarkdown = () => import('./Markdown.tsx')
// React.lazy remembers a failure to load for good, so that the next recipe needs a new one to try again.
let Markdown = lazy(loadMarkdown)
function loadAfresh() {
  Markdown = lazy(loadMarkdown)
}

/** The recipe as markdown; as plain text while the renderer is on its way, and where it must not or can't do its work. */
export function RecipeText({ markdown }: { markdown: string }) {
  const plain = <p className="plain-text">{markdown}</p>
  if (!isWithinBounds(markdown)) return plain
  return (
    <PlainTextBoundary key={markdown} plain={plain} onError={loadAfresh}>
      <Suspense fallback={plain}>
        <Markdown>{markdown}</Markdown>
      </Suspense>
    </PlainTextBoundary>
  )
}

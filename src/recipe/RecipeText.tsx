import { lazy, Suspense } from 'react'
import { useAppSelector } from '../hooks.ts'
import { PlainTextBoundary } from './PlainTextBoundary.tsx'
import { selectMayRequest } from './recipeState.ts'

export const loadMarkdown = () => import('./Markdown.tsx')
// React.lazy remembers a failure to load for good, so that the next try needs a new one.
let Markdown = lazy(loadMarkdown)
function loadAfresh() {
  Markdown = lazy(loadMarkdown)
}

/** The recipe as markdown; as plain text while the renderer is on its way, and where it can't do its work. */
export function RecipeText({ markdown }: { markdown: string }) {
  const mayRequest = useAppSelector(selectMayRequest)
  const plain = <p className="plain-text">{markdown}</p>
  return (
    // What has failed is tried again for another text, and when the next request begins, but not for each piece of one.
    <PlainTextBoundary plain={plain} retryAt={mayRequest && markdown} onError={loadAfresh}>
      <Suspense fallback={plain}>
        <Markdown>{markdown}</Markdown>
      </Suspense>
    </PlainTextBoundary>
  )
}

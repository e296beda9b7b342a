import { lazy, Suspense } from 'react'
import { useAppSelector } from '../hooks.ts'
import { PlainText } from './PlainText.tsx'
import { PlainTextBoundary } from './PlainTextBoundary.tsx'
import { selectMayRequest } from './recipeState.ts'

export const loadMarkdown = () => import('./Markdown.tsx')
// React.lazy remembers a failure to load for good, so that the next try needs a new one.
let Markdown = lazy(loadMarkdown)
function loadAfresh() {
  Markdown = lazy(loadMarkdown)
}

/** The recipe as markdown; as plain text while the renderer is on its way, and where it must not or can't do its work. */
export function RecipeText({ markdown }: { markdown: string }) {
  const mayRequest = useAppSelector(selectMayRequest)
  const plain = <PlainText>{markdown}</PlainText>
  return (
    <PlainTextBoundary key={markdown} plain={plain} retryAt={mayRequest} onError={loadAfresh}>
      <Suspense fallback={plain}>
        <Markdown>{markdown}</Markdown>
      </Suspense>
    </PlainTextBoundary>
  )
}

import { lazy, Suspense } from 'react'
import { useAppSelector } from '../hooks.ts'
import { PlainText } from './PlainText.tsx'
import { PlainTextBoundary } from './PlainTextBoundary.tsx'
import { selectMayRequest } from './recipeSlice.ts'

export const loadRecipe = () => import('./Recipe.tsx')
// React.lazy remembers a failure to load for good, so that the next try needs a new one.
let Recipe = lazy(loadRecipe)
function loadAfresh() {
  Recipe = lazy(loadRecipe)
}

/** The recipe, formatted; as plain text while the code for that is on its way, and where it can't do its work. */
export function RecipeText({ markdown }: { markdown: string }) {
  const mayRequest = useAppSelector(selectMayRequest)
  const plain = <PlainText>{markdown}</PlainText>
  return (
    // What has failed is tried again for another text, and when the next request begins, but not for each piece of one.
    <PlainTextBoundary plain={plain} retryAt={mayRequest && markdown} onError={loadAfresh}>
      <Suspense fallback={plain}>
        <Recipe markdown={markdown} />
      </Suspense>
    </PlainTextBoundary>
  )
}

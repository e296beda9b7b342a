import { lazy, Suspense } from 'react'
import { useAppSelector } from '../hooks.ts'
import { FailureNote } from './FailureNote.tsx'
import { PlainTextBoundary } from './PlainTextBoundary.tsx'
import { selectRecipe } from './recipeState.ts'

const Markdown = lazy(() => import('./Markdown.tsx'))

/** There as soon as the recipe is not null, so also, with nothing to show, after a failure. */
export function RecipeArea({ showFailures }: { showFailures: boolean }) {
  const recipe = useAppSelector(selectRecipe)
  if (recipe === null) return null
  return (
    <section className="recipe" aria-label="Recipe">
      {recipe === undefined ? showFailures && <FailureNote /> : <RecipeText markdown={recipe} />}
    </section>
  )
}

/** Plain while the markdown renderer is on its way, and for good if it can't do its work. */
function RecipeText({ markdown }: { markdown: string }) {
  const plain = <p className="plain-text">{markdown}</p>
  return (
    <PlainTextBoundary key={markdown} plain={plain}>
      <Suspense fallback={plain}>
        <Markdown>{markdown}</Markdown>
      </Suspense>
    </PlainTextBoundary>
  )
}

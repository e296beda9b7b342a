import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { useAppSelector } from '../hooks.ts'
import { PlainText } from '../markdown/PlainText.tsx'
import { PlainTextBoundary } from '../markdown/PlainTextBoundary.tsx'
import type { LoadOnce } from './loadOnce.ts'
import { selectMayRequest, selectRecipe } from './recipeSlice.ts'

export type LoadRecipe = LoadOnce<ComponentType<{ markdown: string }>>
type Props = { failureNote: ReactNode; loadRecipe: LoadRecipe }

/** Shows as soon as the recipe is not null; after a failure with no more than `failureNote` in it. */
export function RecipeArea({ failureNote, loadRecipe }: Props) {
  const recipe = useAppSelector(selectRecipe)
  if (recipe === null) return null
  return (
    <section className="recipe" aria-label="Recipe">
      {recipe === undefined ? (
        failureNote && <p>{failureNote}</p>
      ) : (
        <LoadedRecipe markdown={recipe} loadRecipe={loadRecipe} />
      )}
    </section>
  )
}

/** The recipe; as plain text while the component that shows it is on its way, and where that fails. */
function LoadedRecipe({ markdown, loadRecipe }: { markdown: string; loadRecipe: LoadRecipe }) {
  const mayRequest = useAppSelector(selectMayRequest)
  const lazyRecipe = () => lazy(async () => ({ default: await loadRecipe() }))
  // Even for a component that has been loaded, React.lazy would show the plain text, for 300 ms.
  const [Recipe, setRecipe] = useState(() => loadRecipe.loaded ?? lazyRecipe())
  const plain = <PlainText>{markdown}</PlainText>
  return (
    <PlainTextBoundary
      plain={plain}
      // What has failed is tried again when a request begins or ends, but not for each piece of a streamed recipe.
      retryAt={mayRequest && markdown}
      // React.lazy remembers for good that loading failed, so the next try needs a new one.
      onError={() => setRecipe(lazyRecipe)}
    >
      <Suspense fallback={plain}>
        <Recipe markdown={markdown} />
      </Suspense>
    </PlainTextBoundary>
  )
}

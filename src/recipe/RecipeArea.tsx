import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { useAppSelector } from '../hooks.ts'
import { PlainText } from '../markdown/PlainText.tsx'
import { PlainTextBoundary } from '../markdown/PlainTextBoundary.tsx'
import { selectMayRequest, selectRecipe } from './recipeSlice.ts'

/** Loads the component that shows a recipe. */
export type LoadRecipe = () => Promise<{ default: ComponentType<{ markdown: string }> }>
type Props = { failureNote: ReactNode; loadRecipe: LoadRecipe }

/**
 * Shows as soon as the recipe is not null; after a failure with no more than `failureNote` in it. The recipe is plain
 * text while the component for it is on its way, and where that fails.
 */
export function RecipeArea({ failureNote, loadRecipe }: Props) {
  const markdown = useAppSelector(selectRecipe)
  const mayRequest = useAppSelector(selectMayRequest)
  const [Recipe, setRecipe] = useState(() => lazy(loadRecipe))
  if (markdown === null) return null
  const plain = <PlainText>{markdown ?? ''}</PlainText>
  return (
    <section className="recipe" aria-label="Recipe">
      {markdown === undefined ? (
        failureNote && <p>{failureNote}</p>
      ) : (
        <PlainTextBoundary
          plain={plain}
          // What has failed is tried again when a request begins or ends, but not for each piece of a streamed recipe.
          retryAt={mayRequest && markdown}
          // React.lazy remembers for good that loading failed, so the next try needs a new one.
          onError={() => setRecipe(lazy(loadRecipe))}
        >
          <Suspense fallback={plain}>
            <Recipe markdown={markdown} />
          </Suspense>
        </PlainTextBoundary>
      )}
    </section>
  )
}

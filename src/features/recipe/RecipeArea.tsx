import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { useAppSelector } from '../../app/hooks.ts'
import { PlainText } from '../../markdown/PlainText.tsx'
import { PlainTextBoundary } from '../../markdown/PlainTextBoundary.tsx'
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

/** The recipe; as plain text until the component that shows it is there, and where that fails. */
function LoadedRecipe({ markdown, loadRecipe }: { markdown: string; loadRecipe: LoadRecipe }) {
  const mayRequest = useAppSelector(selectMayRequest)
  const [Recipe, setRecipe] = useState(() => loadRecipe.loaded)
  // biome-ignore lint/correctness/useExhaustiveDependencies: when a request begins or ends, what failed is tried again
  useEffect(() => {
    if (Recipe) return
    loadRecipe().then(
      (loaded) => setRecipe(() => loaded),
      (error) => console.error(String(error)),
    )
  }, [Recipe, loadRecipe, mayRequest])
  const plain = <PlainText>{markdown}</PlainText>
  return (
    <PlainTextBoundary plain={plain} retryAt={markdown}>
      {Recipe ? <Recipe markdown={markdown} /> : plain}
    </PlainTextBoundary>
  )
}

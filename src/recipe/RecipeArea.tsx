import type { ReactNode } from 'react'
import { useAppSelector } from '../hooks.ts'
import { RecipeText } from './RecipeText.tsx'
import { selectRecipe } from './recipeSlice.ts'

/** There as soon as the recipe is not null, so also, with no more than `failureNote` to show, after a failure. */
export function RecipeArea({ failureNote }: { failureNote: ReactNode }) {
  const recipe = useAppSelector(selectRecipe)
  if (recipe === null) return null
  return (
    <section className="recipe" aria-label="Recipe">
      {recipe === undefined ? (
        failureNote && <p>{failureNote}</p>
      ) : (
        <RecipeText markdown={recipe} />
      )}
    </section>
  )
}

import { useAppSelector } from '../hooks.ts'
import { FailureNote } from './FailureNote.tsx'
import { RecipeText } from './RecipeText.tsx'
import { selectRecipe } from './recipeState.ts'

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

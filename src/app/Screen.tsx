import { useRef } from 'react'
import { IngredientForm } from '../features/ingredients/IngredientForm.tsx'
import { IngredientList } from '../features/ingredients/IngredientList.tsx'
import { selectIngredientCount } from '../features/ingredients/ingredientsSlice.ts'
import { RecipeArea } from '../features/recipe/RecipeArea.tsx'
import { RequestButton } from '../features/recipe/RequestButton.tsx'
import { StatusBar } from '../features/recipe/StatusBar.tsx'
import { selectStatus } from '../features/recipe/selectors.ts'
import { useRecipeRequest } from '../features/recipe/useRecipeRequest.ts'
import type { PageSettings } from '../settings.ts'
import chefIcon from './chef.svg?inline'
import { useAppSelector } from './hooks.ts'
import { RemountBoundary } from './RemountBoundary.tsx'

/** The specification: the call to action appears with more than 3 ingredients. */
const CALL_TO_ACTION_THRESHOLD = 3

/** The screen, top to bottom. Its parts get each other's elements as refs. */
export function Screen({ recipeOffer, showFailures }: PageSettings) {
  const count = useAppSelector(selectIngredientCount)
  const status = useAppSelector(selectStatus)
  const { pressedButton, startRequest, stopRequest } = useRecipeRequest()
  const field = useRef<HTMLInputElement>(null)
  const hasListButton = recipeOffer !== 'call-to-action' && count > 0
  const hasCallToAction = recipeOffer !== 'list' && count > CALL_TO_ACTION_THRESHOLD
  // The boundary is inside Screen: a remount keeps the refs and the running request.
  return (
    <RemountBoundary>
      <header>
        <img src={chefIcon} alt="Chef Icon" width="40" height="40" />
        <h1>Chef Claude</h1>
      </header>
      <main>
        <IngredientForm field={field} isPrimary={!hasListButton && !hasCallToAction} />
        {count > 0 ? (
          <IngredientList>
            {hasListButton && (
              <RequestButton
                variant={hasCallToAction ? 'secondary' : 'primary'}
                onClick={startRequest}
              >
                Suggest a recipe
              </RequestButton>
            )}
          </IngredientList>
        ) : (
          <p className="hint screen-only">
            Add what you have on hand, one by one. Then ask the chef.
          </p>
        )}
        {hasCallToAction && (
          <section className="call-to-action screen-only">
            <div>
              <h2>Ready for a recipe?</h2>
              <p>Get a recipe from your list of ingredients</p>
            </div>
            <RequestButton variant="primary" onClick={startRequest}>
              Get a recipe
            </RequestButton>
          </section>
        )}
        {status === 'initial' && !hasCallToAction && <div className="sprig screen-only" />}
        <StatusBar showFailures={showFailures} onStop={stopRequest} />
        <RecipeArea field={field} pressedButton={pressedButton} showFailures={showFailures} />
      </main>
    </RemountBoundary>
  )
}

import { StrictMode, useRef } from 'react'
import { Provider } from 'react-redux'
import { IngredientForm } from '../features/ingredients/IngredientForm.tsx'
import { IngredientList } from '../features/ingredients/IngredientList.tsx'
import { selectIngredients } from '../features/ingredients/ingredientsSlice.ts'
import { RecipeArea } from '../features/recipe/RecipeArea.tsx'
import { RequestButton } from '../features/recipe/RequestButton.tsx'
import { RequestStatus } from '../features/recipe/RequestStatus.tsx'
import { useRecipeRequest } from '../features/recipe/useRecipeRequest.ts'
import type { PageSettings } from '../settings.ts'
import { useAppSelector } from './hooks.ts'
import type { AppStore } from './store.ts'

export function App({ store, settings }: { store: AppStore; settings: PageSettings }) {
  return (
    <StrictMode>
      <Provider store={store}>
        <Screen {...settings} />
      </Provider>
    </StrictMode>
  )
}

/** The screen below the header, top to bottom. Its parts get each other's elements as refs. */
function Screen({ recipeOffer, showFailures }: PageSettings) {
  const { length: count } = useAppSelector(selectIngredients)
  const { pressedButton, startRequest } = useRecipeRequest()
  const field = useRef<HTMLInputElement>(null)
  const hasListButton = recipeOffer !== 'call-to-action' && count > 0
  const hasCallToAction = recipeOffer !== 'list' && count > 3
  return (
    <main>
      <IngredientForm field={field} isPrimary={!hasListButton && !hasCallToAction} />
      {count > 0 ? (
        <IngredientList>
          {hasListButton && (
            <RequestButton isQuiet={hasCallToAction} onClick={startRequest}>
              Suggest a recipe
            </RequestButton>
          )}
        </IngredientList>
      ) : (
        <p className="hint">Add what you have on hand, one by one. Then ask the chef.</p>
      )}
      {hasCallToAction && (
        <section className="call-to-action">
          <div>
            <h2>Ready for a recipe?</h2>
            <p>Get a recipe from your list of ingredients</p>
          </div>
          <RequestButton onClick={startRequest}>Get a recipe</RequestButton>
        </section>
      )}
      <RequestStatus pressedButton={pressedButton} showFailures={showFailures} />
      <RecipeArea field={field} pressedButton={pressedButton} showFailures={showFailures} />
    </main>
  )
}

import { StrictMode, useRef } from 'react'
import { Provider } from 'react-redux'
import { HINT_ID } from '../features/ingredients/earlyIds.ts'
import { IngredientForm } from '../features/ingredients/IngredientForm.tsx'
import { IngredientList } from '../features/ingredients/IngredientList.tsx'
import { ignoreHeldEnter } from '../features/ingredients/ignoreHeldEnter.ts'
import { selectIngredients } from '../features/ingredients/ingredientsSlice.ts'
import { RecipeArea } from '../features/recipe/RecipeArea.tsx'
import { RequestButton } from '../features/recipe/RequestButton.tsx'
import { RequestProgress } from '../features/recipe/RequestProgress.tsx'
import { selectIsRunning } from '../features/recipe/recipeSlice.ts'
import { useFocusFallback } from '../features/recipe/useFocusFallback.ts'
import { useRecipeRequest } from '../features/recipe/useRecipeRequest.ts'
import icon from './chef.svg?inline'
import { useAppSelector } from './hooks.ts'
import type { AppStore } from './store.ts'

export function App({ store }: { store: AppStore }) {
  return (
    <StrictMode>
      <Provider store={store}>
        <Screen />
      </Provider>
    </StrictMode>
  )
}

/** The screen, top to bottom. Owns the refs through which its parts find each other. */
function Screen() {
  const { length } = useAppSelector(selectIngredients)
  const isRunning = useAppSelector(selectIsRunning)
  const field = useRef<HTMLInputElement>(null)
  const pressed = useRef<HTMLElement>(null)
  const recipeArea = useRef<HTMLElement>(null)
  const { request, stop } = useRecipeRequest(pressed)
  useFocusFallback(pressed, recipeArea, field)
  // Both by default: one clause of the specification offers a request from 1 ingredient on, another only above 3.
  const hasListButton = __SETTINGS__.recipeOffer !== 'call-to-action'
  const hasCallToAction = __SETTINGS__.recipeOffer !== 'list' && length > 3
  return (
    <>
      <header>
        <img src={icon} alt="Chef Icon" width="56" height="56" />
        <h1>Chef Claude</h1>
      </header>
      <main className={isRunning ? 'running' : undefined} onKeyDown={ignoreHeldEnter}>
        <IngredientForm field={field} />
        {length > 0 ? (
          <IngredientList>
            {hasListButton && (
              <RequestButton isSecondary={hasCallToAction} onRequest={request}>
                Suggest a recipe
              </RequestButton>
            )}
          </IngredientList>
        ) : (
          <p id={HINT_ID} className="hint">
            Add what you have on hand, one by one. Then ask the chef.
          </p>
        )}
        {hasCallToAction && (
          <section className="call-to-action">
            <div>
              <h2>Ready for a recipe?</h2>
              <p>Get a recipe from your list of ingredients</p>
            </div>
            <RequestButton onRequest={request}>Get a recipe</RequestButton>
          </section>
        )}
        <RequestProgress pressed={pressed} onStop={stop} />
        <RecipeArea ref={recipeArea} field={field} />
      </main>
    </>
  )
}

import { type ReactNode, StrictMode } from 'react'
import { Provider } from 'react-redux'
import { IngredientForm } from '../features/ingredients/IngredientForm.tsx'
import { IngredientList } from '../features/ingredients/IngredientList.tsx'
import { selectIngredients } from '../features/ingredients/ingredientsSlice.ts'
import { CallToAction } from '../features/recipe/CallToAction.tsx'
import { isOfferedByCallToAction, isOfferedInList } from '../features/recipe/offer.ts'
import { type LoadRecipe, RecipeArea } from '../features/recipe/RecipeArea.tsx'
import { RequestButton } from '../features/recipe/RequestButton.tsx'
import { RequestProgress } from '../features/recipe/RequestProgress.tsx'
import { selectRecipe } from '../features/recipe/recipeSlice.ts'
import { useRecipeRequest } from '../features/recipe/useRecipeRequest.ts'
import type { RecipeOffer } from '../settings.ts'
import { useAppSelector } from './hooks.ts'
import type { AppStore } from './store.ts'

export type ScreenProps = {
  /** The address of the chef icon. */
  icon: string
  recipeOffer: RecipeOffer
  /** What is shown of a failure; nothing by default. */
  failureNote?: ReactNode
  loadRecipe: LoadRecipe
}

/** All that is rendered: at build time, in the browser, and in tests the same. */
export function App({ store, ...screen }: ScreenProps & { store: AppStore }) {
  return (
    <StrictMode>
      <Provider store={store}>
        <Screen {...screen} />
      </Provider>
    </StrictMode>
  )
}

/** Top to bottom, as a person sees it. */
function Screen({ icon, recipeOffer, failureNote, loadRecipe }: ScreenProps) {
  const { length } = useAppSelector(selectIngredients)
  const hasRecipe = useAppSelector((state) => !!selectRecipe(state))
  const { request, stop } = useRecipeRequest()
  const isCalledToAction = isOfferedByCallToAction(recipeOffer, length)
  return (
    <div className={hasRecipe ? 'with-recipe' : undefined}>
      <header>
        <img src={icon} alt="Chef Icon" width="56" height="56" />
        <h1>Chef Claude</h1>
      </header>
      <main>
        <IngredientForm />
        <IngredientList>
          {isOfferedInList(recipeOffer, length) && (
            <RequestButton isSecond={isCalledToAction} onPress={request}>
              Suggest a recipe
            </RequestButton>
          )}
        </IngredientList>
        {isCalledToAction && <CallToAction onRequest={request} />}
        <RequestProgress failureNote={failureNote} onStop={stop} />
        <RecipeArea failureNote={failureNote} loadRecipe={loadRecipe} />
      </main>
    </div>
  )
}

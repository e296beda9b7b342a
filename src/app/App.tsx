import { StrictMode, useRef } from 'react'
import { Provider } from 'react-redux'
import { IngredientForm } from '../features/ingredients/IngredientForm.tsx'
import { IngredientList } from '../features/ingredients/IngredientList.tsx'
import { selectIngredients } from '../features/ingredients/ingredientsSlice.ts'
import { RecipeArea } from '../features/recipe/RecipeArea.tsx'
import { CallToAction, RequestButton } from '../features/recipe/RequestButtons.tsx'
import { RequestProgress } from '../features/recipe/RequestProgress.tsx'
import { useRecipeRequest } from '../features/recipe/useRecipeRequest.ts'
import type { PageSettings } from '../settings.ts'
import { useAppSelector } from './hooks.ts'
import type { AppStore } from './store.ts'

export type Options = Pick<PageSettings, 'recipeOffer' | 'showFailures'>
type ScreenProps = { options: Options }

export function App({ store, ...props }: ScreenProps & { store: AppStore }) {
  return (
    <StrictMode>
      <Provider store={store}>
        <Screen {...props} />
      </Provider>
    </StrictMode>
  )
}

/** The screen below the header, top to bottom. Owns the refs through which its parts find each other. */
function Screen({ options: { recipeOffer, showFailures } }: ScreenProps) {
  const { length: count } = useAppSelector(selectIngredients)
  const { pressed, request, stop } = useRecipeRequest()
  const field = useRef<HTMLInputElement>(null)
  const hasListButton = recipeOffer !== 'call-to-action' && count > 0
  const hasCallToAction = recipeOffer !== 'list' && count > 3
  return (
    <main>
      <IngredientForm field={field} isPrimary={!hasListButton && !hasCallToAction} />
      {count > 0 ? (
        <IngredientList>
          {hasListButton && (
            <RequestButton isQuiet={hasCallToAction} onPress={request}>
              Suggest a recipe
            </RequestButton>
          )}
        </IngredientList>
      ) : (
        <p className="hint">Add what you have on hand, one by one. Then ask the chef.</p>
      )}
      {hasCallToAction && (
        <CallToAction>
          <RequestButton onPress={request}>Get a recipe</RequestButton>
        </CallToAction>
      )}
      <RequestProgress pressed={pressed} onStop={stop} showFailures={showFailures} />
      <RecipeArea field={field} pressed={pressed} showFailures={showFailures} />
    </main>
  )
}

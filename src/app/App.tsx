import { StrictMode, useRef } from 'react'
import { Provider } from 'react-redux'
import { IngredientForm } from '../features/ingredients/IngredientForm.tsx'
import { IngredientList } from '../features/ingredients/IngredientList.tsx'
import { selectIngredientCount } from '../features/ingredients/ingredientsSlice.ts'
import type { DescribeFailure } from '../features/recipe/describeFailure.ts'
import { RecipeArea } from '../features/recipe/RecipeArea.tsx'
import type { CallToAction, ListButton } from '../features/recipe/RequestButtons.tsx'
import { RequestProgress } from '../features/recipe/RequestProgress.tsx'
import { useRecipeRequest } from '../features/recipe/useRecipeRequest.ts'
import icon from './chef.svg?inline'
import { useAppSelector } from './hooks.ts'
import type { AppStore } from './store.ts'

/** main.tsx passes only what the settings turn on, so the build leaves out the rest. */
export type OptionalParts = {
  ListButton?: typeof ListButton | undefined
  CallToAction?: typeof CallToAction | undefined
  describeFailure?: DescribeFailure | undefined
}

export function App({ store, ...parts }: OptionalParts & { store: AppStore }) {
  return (
    <StrictMode>
      <Provider store={store}>
        <Screen {...parts} />
      </Provider>
    </StrictMode>
  )
}

/** The screen, top to bottom. Owns the refs through which its parts find each other. */
function Screen({ ListButton, CallToAction, describeFailure }: OptionalParts) {
  const count = useAppSelector(selectIngredientCount)
  const { pressed, request, stop } = useRecipeRequest()
  const field = useRef<HTMLInputElement>(null)
  const recipeArea = useRef<HTMLElement>(null)
  // Both by default: one clause of the specification offers a request from 1 ingredient on, another only above 3.
  const hasCallToAction = CallToAction && count > 3
  return (
    <>
      <header>
        <img src={icon} alt="Chef Icon" width="56" height="56" />
        <h1>Chef Claude</h1>
      </header>
      <main>
        <IngredientForm field={field} />
        {count > 0 ? (
          <IngredientList>
            {ListButton && <ListButton isSecondary={!!hasCallToAction} onRequest={request} />}
          </IngredientList>
        ) : (
          <p className="hint">Add what you have on hand, one by one. Then ask the chef.</p>
        )}
        {hasCallToAction && <CallToAction onRequest={request} />}
        <RequestProgress pressed={pressed} onStop={stop} describeFailure={describeFailure} />
        <RecipeArea
          ref={recipeArea}
          field={field}
          pressed={pressed}
          describeFailure={describeFailure}
        />
      </main>
    </>
  )
}

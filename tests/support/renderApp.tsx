// expect(element).toBeVisible() and its like.
import '@testing-library/jest-dom/vitest'
import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { App } from '../../src/app/App.tsx'
import { makeStore } from '../../src/app/store.ts'
import { FailureNote } from '../../src/features/recipe/FailureNote.tsx'
import { loadOnce } from '../../src/features/recipe/loadOnce.ts'
import { Recipe } from '../../src/features/recipe/Recipe.tsx'
import type { PageSettings } from '../../src/settings.ts'
import { fakeChat } from './fakeChat.ts'

const loadedRecipe = loadOnce(async () => ({ Recipe }), 'Recipe')
loadedRecipe.loaded = Recipe

/** The whole screen on a real store and a fake chat, with the default settings but for `settings`. */
export function renderApp(settings: Partial<PageSettings> = {}, loadRecipe = loadedRecipe) {
  const chat = fakeChat()
  const store = makeStore(chat)
  const user = userEvent.setup()
  const { recipeOffer = 'both', showFailures = false } = settings
  const view = render(
    <App
      store={store}
      icon="chef.svg"
      recipeOffer={recipeOffer}
      failureNote={showFailures && <FailureNote />}
      loadRecipe={loadRecipe}
    />,
  )
  /** As a person does it: the word, then Enter. */
  async function add(...ingredients: string[]) {
    for (const ingredient of ingredients) {
      const field = view.getByLabelText('Add Ingredient')
      await user.click(field)
      if (ingredient) await user.paste(ingredient)
      await user.keyboard('{Enter}')
    }
  }
  return { ...view, chat, store, user, add }
}

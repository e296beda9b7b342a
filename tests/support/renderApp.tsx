import { act, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { vi } from 'vitest'
import { App } from '../../src/app/App.tsx'
import { loadLazyChunk } from '../../src/app/loadLazyChunk.ts'
import { makeStore } from '../../src/app/store.ts'
import type { FinishReason } from '../../src/protocol/chat.ts'
import { pageSchema } from '../../src/settings.ts'
import { fakeChat } from './fakeChat.ts'

// As in the page, the chunk has loaded before the first reply.
await loadLazyChunk()

export const DEFAULTS = pageSchema.parse({})
/** With VITE_SHOW_FAILURES=on. */
export const FAILURES_SHOWN = { ...DEFAULTS, showFailures: true }

/** Renders the page with a real store and a fake chat. */
export function renderApp(settings = DEFAULTS) {
  const fake = fakeChat()
  const store = makeStore({ chat: fake.chat })
  const user = userEvent.setup()
  const view = render(<App store={store} settings={settings} />)
  /** Pastes each ingredient into the field and presses Enter. */
  async function add(...ingredients: string[]) {
    for (const ingredient of ingredients) {
      const field = view.getByLabelText('Add Ingredient')
      await user.click(field)
      if (ingredient) await user.paste(ingredient)
      await user.keyboard('{Enter}')
    }
  }
  const press = (name: string) => user.click(view.getByRole('button', { name }))
  return {
    ...view,
    /** The element with the text of the recipe, without its buttons. */
    recipeText: () => view.container.querySelector('[data-recipe-text]'),
    chat: fake,
    store,
    user,
    add,
    request: () => press('Suggest a recipe'),
    stop: () => press('Stop'),
    reply: (text: string, finishReason?: FinishReason) =>
      act(async () => fake.lastCall.reply(text, finishReason)),
    stream: (delta: string) => act(async () => fake.lastCall.onDelta(delta)),
    fail: (error: unknown) => act(async () => fake.lastCall.fail(error)),
  }
}

/** The page with a running request. `status` is its status line. */
export async function renderWithRequest() {
  const app = renderApp()
  await app.add('leek')
  await app.request()
  return { ...app, status: app.getByRole('status') }
}

export type StartedApp = Awaited<ReturnType<typeof renderWithRequest>>

/** The page with a recipe. */
export async function renderRecipe(recipe = '# Soup') {
  const app = await renderWithRequest()
  await app.reply(recipe)
  return app
}

/** Returns a function: whether such an element was scrolled into view since its last call. */
export function watchScrolling(isWatched: (element: Element) => boolean) {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue()
  return () => scroll.mock.contexts.splice(0).some((element) => isWatched(element as Element))
}

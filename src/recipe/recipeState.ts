import type { Failure } from '../chat/chat.ts'
import type { RootState } from '../store.ts'

/** null before any request, undefined after a failed one, else the markdown of the answer. */
export type Recipe = string | undefined | null

/**
 *              requested                 answered
 *   settled ----------------> asking ----------------> idle, with the text
 *                               |  \------- failed ----> failed
 *                               \---------- stopped ---> as it stood before
 *
 * After an export and import through Redux DevTools a `recipe: undefined` is a missing one, which reads the same.
 */
export type RecipeState = Settled | { phase: 'asking'; requestId: string; before: Settled }

export type Settled =
  | { phase: 'idle'; recipe: string | null }
  | { phase: 'failed'; recipe: undefined; failure: Failure }

/** The recipe to show: while the chef is asked again, the one from before. */
export function selectRecipe({ recipe: state }: RootState): Recipe {
  return state.phase === 'asking' ? state.before.recipe : state.recipe
}

/** Whether a request may be made: one at a time. The buttons and the thunk both go by this. */
export function selectMayRequest({ recipe: state }: RootState): boolean {
  return state.phase !== 'asking'
}

/** Why there is no recipe, while a failed call is the last that is known. */
export function selectFailure({ recipe: state }: RootState): Failure | undefined {
  const settled = state.phase === 'asking' ? state.before : state
  return settled.phase === 'failed' ? settled.failure : undefined
}

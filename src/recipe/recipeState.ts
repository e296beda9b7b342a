import type { Failure } from '../chat/chat.ts'
import type { RootState } from '../store.ts'

/** null before any request, undefined after a failed one, else the markdown of the answer. */
export type Recipe = string | undefined | null

/**
 *              requested               answered
 *   settled ---------------> asking ---------------> idle, with the text
 *                              |                       ^
 *                              | a piece arrived       | answered
 *                              v                       |
 *                          answering ------------------+
 *
 *   asking, answering ---- failed ----> failed
 *   asking, answering ---- stopped ---> stopped, as it stood before
 *
 * After an export and import through Redux DevTools a `recipe: undefined` is a missing one, which reads the same.
 */
export type RecipeState = Settled | Stopped | Awaiting

export type Settled =
  | { phase: 'idle'; recipe: string | null }
  | { phase: 'failed'; recipe: undefined; failure: Failure }
type Stopped = { phase: 'stopped'; before: Settled }
export type Awaiting =
  | { phase: 'asking'; requestId: string; before: Settled }
  | { phase: 'answering'; requestId: string; before: Settled; recipe: string; tokens: number }

/** Whether there is a request under way, and with it an answer to wait for. */
export function isAwaiting(state: RecipeState): state is Awaiting {
  return state.phase === 'asking' || state.phase === 'answering'
}

/** Where an answer shows nothing of itself: what was there before it was asked for. */
export function asItStood(state: RecipeState) {
  return state.phase === 'asking' || state.phase === 'stopped' ? state.before : state
}

/** The recipe to show, or as much of it as there is; until the first of it comes, the one from before. */
export function selectRecipe({ recipe: state }: RootState): Recipe {
  return asItStood(state).recipe
}

/** Whether a request may be made: one at a time. The buttons and the thunk both go by this. */
export function selectMayRequest({ recipe: state }: RootState): boolean {
  return !isAwaiting(state)
}

/** All that is known of the request under way or of the last one. */
export function selectRecipeState({ recipe: state }: RootState): RecipeState {
  return state
}

/** Why there is no recipe, while a failed call is the last that is known. */
export function selectFailure({ recipe: state }: RootState): Failure | undefined {
  const last = asItStood(state)
  return last.phase === 'failed' ? last.failure : undefined
}

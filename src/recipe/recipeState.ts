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
 *   asking, answering ---- stopped ---> as it stood before
 *
 * After an export and import through Redux DevTools a `recipe: undefined` is a missing one, which reads the same.
 */
export type RecipeState =
  | Settled
  | { phase: 'asking'; requestId: string; before: Settled }
  | { phase: 'answering'; requestId: string; before: Settled; recipe: string; tokens: number }

export type Settled =
  | { phase: 'idle'; recipe: string | null }
  | { phase: 'failed'; recipe: undefined; failure: Failure }

export type Awaiting = Exclude<RecipeState, Settled>

/** Whether there is a request under way, and with it an answer to wait for. */
export function isAwaiting(state: RecipeState): state is Awaiting {
  return state.phase === 'asking' || state.phase === 'answering'
}

/** The recipe to show, or as much of it as there is; until the first of it comes, the one from before. */
export function selectRecipe({ recipe: state }: RootState): Recipe {
  return state.phase === 'asking' ? state.before.recipe : state.recipe
}

/** Whether a request may be made: one at a time. The buttons and the thunk both go by this. */
export function selectMayRequest({ recipe: state }: RootState): boolean {
  return !isAwaiting(state)
}

/** How much of the answer has come, of MAX_TOKENS at most; undefined where none is coming in. */
export function selectTokensSoFar({ recipe: state }: RootState): number | undefined {
  return state.phase === 'answering' ? state.tokens : undefined
}

/** Why there is no recipe, while a failed call is the last that is known. */
export function selectFailure({ recipe: state }: RootState): Failure | undefined {
  const last = state.phase === 'asking' ? state.before : state
  return last.phase === 'failed' ? last.failure : undefined
}

import type { Failure } from '../chat/chat.ts'

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
 * An export from Redux DevTools is JSON, which drops `recipe: undefined`; imported again it reads the same.
 */
export type RecipeState = Settled | Stopped | Awaiting

export type Settled =
  | { phase: 'idle'; recipe: string | null }
  | { phase: 'failed'; recipe: undefined; failure: Failure }
type Stopped = { phase: 'stopped'; before: Settled }
export type Awaiting =
  | { phase: 'asking'; requestId: string; before: Settled }
  | { phase: 'answering'; requestId: string; before: Settled; recipe: string; tokens: number }

/** Whether a request is under way. */
export function isAwaiting(state: RecipeState): state is Awaiting {
  return state.phase === 'asking' || state.phase === 'answering'
}

/** What is on the screen: while nothing has come of a request, or it was stopped, what was there before it. */
export function asItStood(state: RecipeState) {
  return state.phase === 'asking' || state.phase === 'stopped' ? state.before : state
}

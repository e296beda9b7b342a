import type { Failure, FinishReason } from '../../chat/chat.ts'

/**
 *   settled, stopped ------------- requested ---------------> asking
 *
 *   asking, waiting -------------- not ready, asked again --> waiting
 *   asking, waiting, answering --- a piece arrived ---------> answering
 *   asking, waiting, answering --- answered ----------------> answered
 *   asking, waiting, answering --- failed ------------------> failed
 *   asking, waiting, answering --- stopped -----------------> stopped, as it stood before
 *
 * Stopped is a phase of its own, so that the recipe from before is not announced or scrolled to as a new one. An export
 * from Redux DevTools is JSON, which drops `recipe: undefined`; imported again it reads the same.
 */
export type RecipeState = Settled | Stopped | Awaiting

export type Settled =
  | { phase: 'unasked'; recipe: null }
  | { phase: 'answered'; recipe: string; finishReason: FinishReason }
  | { phase: 'failed'; recipe: undefined; failure: Failure }
type Stopped = { phase: 'stopped'; before: Settled }
export type Awaiting =
  | { phase: 'asking' | 'waiting'; requestId: string; before: Settled }
  | { phase: 'answering'; requestId: string; before: Settled; recipe: string }

/** Whether a request is under way. */
export function isAwaiting(state: RecipeState): state is Awaiting {
  return 'requestId' in state
}

/** What is on the screen: while nothing has come of a request, or it was stopped, what was there before it. */
export function asItStood(state: RecipeState) {
  return 'before' in state && state.phase !== 'answering' ? state.before : state
}

import type { Failure, FinishReason } from '../../protocol/chat.ts'

/** What the last request brought. If it is stopped before its first words, nothing changes. */
type Outcome =
  | { recipe: null } // until a request has a result
  | { recipe: undefined; failure: Failure } // after a failure
  | {
      recipe: string
      recipeId: string // its request's id
      finishReason: RecipeFinishReason
    }

/** 'interrupted': its stream broke off or was stopped. */
export type RecipeFinishReason = FinishReason | 'interrupted'

/** The text on the sheet: a recipe, or a draft, which has no `finishReason` */
export type ShownRecipe = { recipeId: string; recipe: string; finishReason?: RecipeFinishReason }

export type RequestStep = 'asking' | 'retrying' | 'streaming'

/** The last request. */
type RequestState = { phase: 'idle' | 'stopped' } | RunningRequest

export type RunningRequest = {
  phase: 'running'
  id: string
  step: RequestStep // `streaming` from the first words on: a draft may begin with thoughts
  draft: string // what a streamed reply has brought so far
}

/**
 * Every event carries the id of its request. "pending" starts that request, and all others are
 * ignored unless it is running.
 *   idle, stopped    -- "pending" -------------> running: asking
 *   before streaming -- "requestRetried" ------> running: retrying
 *   running          -- "recipeDeltaReceived" -> running: streaming, once the draft has words
 *   running          -- "fulfilled" -----------> idle, the reply is the recipe
 *   before streaming -- "rejected" ------------> idle, no recipe but a failure
 *   streaming        -- "rejected" ------------> idle, the draft is the recipe ("interrupted")
 *   before streaming -- "requestStopped" ------> stopped, the outcome stays
 *   streaming        -- "requestStopped" ------> stopped, the draft is the recipe ("interrupted")
 */
export type RecipeState = Outcome & { request: RequestState }

export const initialState: RecipeState = { recipe: null, request: { phase: 'idle' } }

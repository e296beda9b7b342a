import { createSelector } from '@reduxjs/toolkit'
import type { RootState } from '../../app/store.ts'
import type { Failure } from '../../protocol/chat.ts'
import { hasWords } from '../../protocol/removeThoughts.ts'
import type { RecipeState, RequestStep, ShownRecipe } from './recipeState.ts'

/** The status of an outcome. */
type OutcomeStatus = Failure | 'ready' | 'unfinished' | 'empty' | 'unfinishedEmpty'

export type Status = 'initial' | RequestStep | 'stopped' | OutcomeStatus

export const selectRequest = (state: RootState) => state.recipe.request
export const selectPhase = (state: RootState) => selectRequest(state).phase
export const selectIsRunning = (state: RootState) => selectPhase(state) === 'running'

export function selectRunningId(state: RootState) {
  const request = selectRequest(state)
  return request.phase === 'running' ? request.id : undefined
}

/** The text on the sheet: the draft, or else the recipe. Undefined if neither has words. */
export const selectShownRecipe = createSelector(
  [(state: RootState) => state.recipe],
  ({ request, ...outcome }: RecipeState): ShownRecipe | undefined => {
    if (request.phase === 'running' && request.step === 'streaming')
      return { recipeId: request.id, recipe: request.draft }
    return typeof outcome.recipe === 'string' && hasWords(outcome.recipe) ? outcome : undefined
  },
)

export const selectIsRecipeShown = (state: RootState) => selectShownRecipe(state) !== undefined

function selectOutcomeStatus(state: RootState): OutcomeStatus | undefined {
  const outcome = state.recipe
  if (outcome.recipe === null) return undefined
  if (outcome.recipe === undefined) return outcome.failure
  const isFinished = outcome.finishReason === 'stop'
  if (hasWords(outcome.recipe)) return isFinished ? 'ready' : 'unfinished'
  return isFinished ? 'empty' : 'unfinishedEmpty'
}

/** What the status line says. */
export function selectStatus(state: RootState): Status {
  const request = selectRequest(state)
  if (request.phase === 'running') return request.step
  if (request.phase === 'stopped') return 'stopped'
  return selectOutcomeStatus(state) ?? 'initial'
}

/** What the recipe area shows. Undefined until a request has a result or streams. */
export function selectAreaStatus(state: RootState): 'streaming' | OutcomeStatus | undefined {
  return selectStatus(state) === 'streaming' ? 'streaming' : selectOutcomeStatus(state)
}

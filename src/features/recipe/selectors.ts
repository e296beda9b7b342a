import { createSelector } from '@reduxjs/toolkit'
import type { RootState } from '../../app/store.ts'
import { hasWords } from '../../protocol/removeThoughts.ts'
import { progressOf, type RecipeState, type ShownRecipe, type Step } from './recipeState.ts'

export const selectRequest = (state: RootState) => state.recipe.request
export const selectPhase = (state: RootState) => selectRequest(state).phase
export const selectIsRunning = (state: RootState) => selectPhase(state) === 'running'

export function selectRunningId(state: RootState) {
  const request = selectRequest(state)
  return request.phase === 'running' ? request.id : undefined
}

/** Why the last request failed, until another one brings a recipe. */
export function selectFailure({ recipe: state }: RootState) {
  return state.recipe === undefined ? state.failure : undefined
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

/** The status that an outcome has once no request runs. */
type OutcomeStatus = 'failed' | 'ready' | 'unfinished' | 'empty' | 'unfinishedEmpty'

export function selectOutcomeStatus({ recipe: state }: RootState): OutcomeStatus | undefined {
  if (state.recipe === null) return undefined
  if (state.recipe === undefined) return 'failed'
  const isFinished = progressOf(state.finishReason) === 'ready'
  if (hasWords(state.recipe)) return isFinished ? 'ready' : 'unfinished'
  return isFinished ? 'empty' : 'unfinishedEmpty'
}

export const selectIsRecipeShown = (state: RootState) => selectShownRecipe(state) !== undefined

export type Status = 'initial' | Step | 'stopped' | OutcomeStatus

/** What the status line says. */
export function selectStatus(state: RootState): Status {
  const request = selectRequest(state)
  if (request.phase === 'running') return request.step
  if (request.phase === 'stopped') return 'stopped'
  return selectOutcomeStatus(state) ?? 'initial'
}

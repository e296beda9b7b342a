import { createAsyncThunk, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { RootState, Services } from '../../app/store.ts'
import { ChatError, type Failure, type FinishReason } from '../../protocol/chat.ts'
import { hasWords } from '../../protocol/removeThoughts.ts'
import { selectIngredients } from '../ingredients/ingredientsSlice.ts'

/** What the last request has brought. A request that is stopped before its first word leaves it as it was. */
type Outcome =
  | { recipe: null } // before any request
  | { recipe: undefined; failure: Failure } // after a failure
  | { recipe: string; recipeId: string; finishReason: FinishReason } // recipeId: of its request, and the key of its element

export type Step = 'asking' | 'retrying' | 'streaming'

/** The last request. `draft` is the part of a streamed reply that has been received. */
type RequestState =
  | { phase: 'idle' | 'stopped' }
  | { phase: 'running'; id: string; step: Step; draft: string }

/**
 * The events of a request carry its id. Reducers ignore those of any request but the running one.
 *   idle, stopped -- "pending" ----------------> running: asking
 *   running       -- "requestRetried" ---------> running: retrying
 *   running       -- "recipeDeltaReceived" ----> running: streaming, once the draft has words
 *   running       -- "fulfilled", "rejected" --> idle, with a new outcome
 *   running       -- "rejected" by an abort ---> stopped, and the outcome stays (both unless the draft has words)
 *   running       -- "rejected", with words ---> idle or stopped, with the draft as the recipe ("interrupted")
 */
export type RecipeState = Outcome & { request: RequestState }

/** What the recipe area shows: the draft once it has words (without a finishReason), or else the recipe. */
export type ShownRecipe = { recipeId: string; recipe: string; finishReason?: FinishReason }

const initialState = { recipe: null, request: { phase: 'idle' } } as RecipeState

const findRunning = ({ request }: RecipeState, id: string) =>
  request.phase === 'running' && request.id === id ? request : undefined

type ThunkConfig = { state: RootState; extra: Services; rejectValue: Failure }

/** Asks the chat model for a recipe from the ingredients on hand, unless a request is running. `signal` stops it. */
export const requestRecipe = createAsyncThunk.withTypes<ThunkConfig>()(
  'recipe/request',
  async (_: undefined, { dispatch, extra, getState, rejectWithValue, requestId: id, signal }) => {
    try {
      return await extra.chat(selectIngredients(getState()), signal, {
        onDelta: (delta) => dispatch(recipeDeltaReceived({ id, delta })),
        onRetry: () => dispatch(requestRetried({ id })),
      })
    } catch (error) {
      // The message only: the error object may hold the whole prompt.
      if (!signal.aborted) console.error((error as Error).message)
      return rejectWithValue(error instanceof ChatError ? error.failure : 'unavailable')
    }
  },
  { condition: (_, { getState }) => !selectIsRunning(getState()) },
)

export const recipeSlice = createSlice({
  name: 'recipe',
  initialState,
  reducers: {
    requestRetried(state, { payload: { id } }: PayloadAction<{ id: string }>) {
      const request = findRunning(state, id)
      if (request) request.step = 'retrying'
    },
    recipeDeltaReceived(state, { payload }: PayloadAction<{ id: string; delta: string }>) {
      const request = findRunning(state, payload.id)
      if (!request) return
      request.draft += payload.delta
      if (hasWords(request.draft)) request.step = 'streaming'
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(requestRecipe.pending, (state, { meta: { requestId: id } }) => {
        state.request = { phase: 'running', id, step: 'asking', draft: '' }
      })
      .addCase(requestRecipe.fulfilled, (state, { meta: { requestId: recipeId }, payload }) => {
        if (!findRunning(state, recipeId)) return state
        const { text: recipe, finishReason } = payload
        return { recipe, recipeId, finishReason, request: { phase: 'idle' } }
      })
      .addCase(requestRecipe.rejected, (state, { meta, payload: failure = 'unavailable' }) => {
        const running = findRunning(state, meta.requestId)
        if (!running) return state
        const request = { phase: meta.aborted ? 'stopped' : 'idle' } as const
        const { id: recipeId, draft: recipe } = running
        if (hasWords(recipe)) return { recipe, recipeId, finishReason: 'interrupted', request }
        return meta.aborted ? { ...state, request } : { recipe: undefined, failure, request }
      }),
  selectors: {
    selectIsRunning: ({ request }) => request.phase === 'running',
  },
})

export const { requestRetried, recipeDeltaReceived } = recipeSlice.actions
export const { selectSlice: selectRecipeState } = recipeSlice
export const { selectIsRunning } = recipeSlice.selectors

/** The recipe or draft to show. Undefined if it has no words. Returns a new object, so it is not a selector. */
export function chooseShown(state: RecipeState): ShownRecipe | undefined {
  const { request, ...outcome } = state
  if (request.phase === 'running' && hasWords(request.draft))
    return { recipeId: request.id, recipe: request.draft }
  return typeof outcome.recipe === 'string' && hasWords(outcome.recipe) ? outcome : undefined
}

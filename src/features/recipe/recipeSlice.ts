import { createAsyncThunk, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { RootState, Services } from '../../app/store.ts'
import { ChatError, type Failure, type FinishReason, type Reply } from '../../protocol/chat.ts'
import { makeMessages } from '../../protocol/prompt.ts'
import { selectIngredients } from '../ingredients/ingredientsSlice.ts'

/**
 * A request is running while `request` is not null. Its events carry its id, and those of any other id are ignored.
 *
 *   no request  -- pending -------------> pending
 *   any phase   -- requestRetried ------> retrying
 *   any phase   -- recipeDeltaReceived -> streaming
 *   any phase   -- fulfilled -----------> no request, with a new recipe
 *   any phase   -- rejected ------------> no request, with recipe: undefined
 *   any phase   -- rejected by abort ---> no request, with the previous recipe and wasStopped
 */
export type RecipeState = {
  /** null until a request has succeeded or failed, undefined after a failure, otherwise the last reply. */
  recipe: string | null | undefined
  /** The request that `recipe` came from: the key of its element. */
  recipeId?: string
  /** Why the model stopped writing `recipe`. */
  finishReason?: FinishReason
  /** Why `recipe` is undefined. */
  failure?: Failure | undefined
  /** The running request. `draft` is the part of a streamed reply that has been received so far. */
  request:
    | null
    | { id: string; phase: 'pending' | 'retrying' }
    | { id: string; phase: 'streaming'; draft: string }
  /** Whether the last request was stopped. */
  wasStopped: boolean
}

const initialState: RecipeState = { recipe: null, request: null, wasStopped: false }

type ThunkConfig = { state: RootState; extra: Services; rejectValue: Failure }

/**
 * Asks the chat model for a recipe from the ingredients on hand. Does nothing while a request is running.
 * To stop the request, call `abort()` on the promise that `dispatch` returns.
 */
export const requestRecipe = createAsyncThunk<Reply, void, ThunkConfig>(
  'recipe/request',
  async (_, { dispatch, extra, getState, rejectWithValue, requestId: id, signal }) => {
    try {
      return await extra.chat(makeMessages(selectIngredients(getState())), signal, {
        onDelta: (delta) => dispatch(recipeDeltaReceived({ id, delta })),
        onRetry: () => dispatch(requestRetried({ id })),
      })
    } catch (error) {
      // Log the message only: the error object may hold the token.
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
      if (state.request?.id === id) state.request = { id, phase: 'retrying' }
    },
    recipeDeltaReceived(state, { payload }: PayloadAction<{ id: string; delta: string }>) {
      const { request } = state
      if (request?.id !== payload.id) return
      const draft = request.phase === 'streaming' ? request.draft : ''
      state.request = { id: request.id, phase: 'streaming', draft: draft + payload.delta }
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(requestRecipe.pending, (state, { meta }) => {
        if (state.request) return
        state.request = { id: meta.requestId, phase: 'pending' }
        state.wasStopped = false
      })
      .addCase(requestRecipe.fulfilled, (state, { meta, payload }) => {
        if (state.request?.id !== meta.requestId) return state
        const { text, finishReason } = payload
        return { ...initialState, recipe: text, recipeId: meta.requestId, finishReason }
      })
      .addCase(requestRecipe.rejected, (state, { meta, payload }) => {
        if (state.request?.id !== meta.requestId) return state
        if (meta.aborted) return { ...state, request: null, wasStopped: true }
        return { ...initialState, recipe: undefined, failure: payload }
      }),
  selectors: {
    selectRecipeState: (state) => state,
    selectIsRunning: ({ request }) => request !== null,
  },
})

export const { requestRetried, recipeDeltaReceived } = recipeSlice.actions
export const { selectRecipeState, selectIsRunning } = recipeSlice.selectors

/** What the recipe area shows: the draft once a stream has begun, or else the recipe. `id` is its element's key. */
export function getShownRecipe({ request, recipe, recipeId }: RecipeState) {
  if (request?.phase === 'streaming')
    return { id: request.id, text: request.draft, stage: 'writing' } as const
  if (recipe?.trim()) return { id: recipeId, text: recipe, stage: 'whole' } as const
  return { text: recipe, stage: 'none' } as const
}

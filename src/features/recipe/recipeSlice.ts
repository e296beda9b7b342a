import { createAsyncThunk, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { RootState, Services } from '../../app/store.ts'
import { ChatError, type Failure, type FinishReason, type Reply } from '../../chat/chat.ts'
import { selectIngredients } from '../ingredients/ingredientsSlice.ts'
import { recipeMessages } from './prompt.ts'

/**
 * The phases, and the events that lead from one to the next. In `pending`, `retrying` and `streaming`, a request is
 * running. The thunk guarantees that only one runs at a time, and that it settles once.
 *
 *   idle, stopped                  -- pending -------------> pending
 *   pending, retrying              -- requestRetried ------> retrying
 *   pending, retrying, streaming   -- recipeDeltaReceived -> streaming
 *   pending, retrying, streaming   -- fulfilled -----------> idle, with a new recipe
 *   pending, retrying, streaming   -- rejected ------------> idle, with recipe: undefined
 *   pending, retrying, streaming   -- rejected by abort ---> stopped, with the previous recipe
 */
export type RecipeState = {
  /** null until a request has succeeded or failed, undefined after a failure, otherwise the last reply. */
  recipe: string | null | undefined
  phase: 'idle' | 'pending' | 'retrying' | 'streaming' | 'stopped'
  /** The part of a streamed reply that has been received so far. */
  draft?: string
  /** Why the model stopped writing `recipe`. */
  finishReason?: FinishReason
  /** Why `recipe` is undefined. */
  failure?: Failure | undefined
}

const initialState: RecipeState = { recipe: null, phase: 'idle' }

type ThunkConfig = { state: RootState; extra: Services; rejectValue: Failure }

/**
 * Asks the chat model for a recipe from the ingredients on hand. Does nothing while a request is running.
 * To stop the request, call `abort()` on the promise that `dispatch` returns.
 */
export const requestRecipe = createAsyncThunk<Reply, void, ThunkConfig>(
  'recipe/request',
  async (_, { dispatch, extra, getState, rejectWithValue, signal }) => {
    try {
      return await extra.chat(recipeMessages(selectIngredients(getState())), signal, {
        onDelta: (delta) => dispatch(recipeDeltaReceived(delta)),
        onRetry: () => dispatch(requestRetried()),
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
    /** The server answered 503. Another attempt follows after a pause. */
    requestRetried(state) {
      state.phase = 'retrying'
    },
    recipeDeltaReceived(state, { payload }: PayloadAction<string>) {
      state.phase = 'streaming'
      state.draft = (state.draft ?? '') + payload
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(requestRecipe.pending, (state) => {
        state.phase = 'pending'
      })
      .addCase(requestRecipe.fulfilled, (_, { payload }) => {
        return { recipe: payload.text, phase: 'idle', finishReason: payload.finishReason }
      })
      .addCase(requestRecipe.rejected, ({ draft, ...before }, { meta, payload }) => {
        if (meta.aborted) return { ...before, phase: 'stopped' }
        return { recipe: undefined, phase: 'idle', failure: payload }
      }),
  selectors: {
    selectRecipeState: (state) => state,
    /** What the recipe area shows: the last recipe, or the streamed text once it has begun. */
    selectShownRecipe: ({ draft, recipe }) => draft ?? recipe,
    selectIsRunning: ({ phase }) => phase !== 'idle' && phase !== 'stopped',
  },
})

export const { requestRetried, recipeDeltaReceived } = recipeSlice.actions
export const { selectRecipeState, selectShownRecipe, selectIsRunning } = recipeSlice.selectors

import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { ChatError, type Failure, type Piece } from '../chat/chat.ts'
import { createAppAsyncThunk } from '../hooks.ts'
import { selectIngredients } from '../ingredients/ingredientsSlice.ts'
import { recipeMessages } from './prompt.ts'
import {
  type Awaiting,
  asItStood,
  isAwaiting,
  type Recipe,
  type RecipeState,
} from './recipeState.ts'

/**
 * Asks the chef for a recipe from the ingredients on hand. Where a request may not be made, nothing is dispatched.
 * `abort()` on what its dispatch returns stops the call. A failure is told to the console in one message.
 */
export const requestRecipe = createAppAsyncThunk<string, void, { rejectValue: Failure }>(
  'recipe/request',
  async (_, { dispatch, extra, getState, rejectWithValue, requestId, signal }) => {
    try {
      const messages = recipeMessages(selectIngredients(getState()))
      return await extra.chat(messages, signal, (piece) => {
        dispatch(arrived({ requestId, ...piece }))
      })
    } catch (error) {
      // The message alone: the error itself may hold the token.
      if (!signal.aborted) console.error(error instanceof Error ? error.message : String(error))
      return rejectWithValue(error instanceof ChatError ? error.failure : 'unreachable')
    }
  },
  { condition: (_, { getState }) => selectMayRequest(getState()) },
)

/** The moves that recipeState.ts draws. An answer to any request but the one under way changes nothing. */
export const recipeSlice = createSlice({
  name: 'recipe',
  initialState: { phase: 'idle', recipe: null } satisfies RecipeState as RecipeState,
  reducers: {
    /** Some of a streamed answer. */
    arrived(state, { payload }: PayloadAction<Piece & { requestId: string }>): RecipeState {
      if (!isAwaited(state, payload)) return state
      const { requestId, before, recipe, tokens } = { recipe: '', tokens: 0, ...state }
      return {
        phase: 'answering',
        requestId,
        before,
        recipe: recipe + payload.text,
        tokens: tokens + payload.tokens,
      }
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(requestRecipe.pending, (state, { meta: { requestId } }): RecipeState => {
        if (isAwaiting(state)) return state
        const before = state.phase === 'stopped' ? state.before : state
        return { phase: 'asking', requestId, before }
      })
      .addCase(requestRecipe.fulfilled, (state, { meta, payload }): RecipeState => {
        if (!isAwaited(state, meta)) return state
        return { phase: 'idle', recipe: payload }
      })
      .addCase(requestRecipe.rejected, (state, { meta, payload }): RecipeState => {
        if (!isAwaited(state, meta)) return state
        if (meta.aborted) return { phase: 'stopped', before: state.before }
        return { phase: 'failed', recipe: undefined, failure: payload ?? 'unreachable' }
      }),
  selectors: {
    /** All that is known of the request under way, or of the last one. */
    selectRecipeState: (state) => state,
    /** The recipe to show, or as much of it as has come. */
    selectRecipe: (state): Recipe => asItStood(state).recipe,
    /** One request at a time: the buttons and the thunk both ask this. */
    selectMayRequest: (state) => !isAwaiting(state),
    /** Why there is no recipe, if the last call failed. */
    selectFailure: (state): Failure | undefined => {
      const last = asItStood(state)
      return last.phase === 'failed' ? last.failure : undefined
    },
  },
})

export const { arrived } = recipeSlice.actions
export const { selectRecipeState, selectRecipe, selectMayRequest, selectFailure } =
  recipeSlice.selectors

function isAwaited(state: RecipeState, { requestId }: { requestId: string }): state is Awaiting {
  return isAwaiting(state) && state.requestId === requestId
}

import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { createAppAsyncThunk } from '../../app/hooks.ts'
import { ChatError, type Failure, type Reply } from '../../chat/chat.ts'
import { selectIngredients } from '../ingredients/ingredientsSlice.ts'
import { recipeMessages } from './prompt.ts'
import { type Awaiting, asItStood, isAwaiting, type RecipeState } from './recipeState.ts'

/**
 * Asks the chef for a recipe from the ingredients on hand. While a request is under way it does nothing.
 * `abort()` on what its dispatch returns stops the call. A failure is told to the console in one message.
 */
export const requestRecipe = createAppAsyncThunk<Reply, void, { rejectValue: Failure }>(
  'recipe/request',
  async (_, { dispatch, extra, getState, rejectWithValue, requestId, signal }) => {
    try {
      const messages = recipeMessages(selectIngredients(getState()))
      const { note, ...reply } = await extra.chat(messages, signal, {
        onDelta: (text) => dispatch(arrived({ requestId, text })),
        onRetry: () => dispatch(notReady({ requestId })),
      })
      if (note) console.warn(note)
      return reply
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
  initialState: { phase: 'unasked', recipe: null } satisfies RecipeState as RecipeState,
  reducers: {
    /** The server is not ready, and will be asked again. */
    notReady(state, { payload }: PayloadAction<{ requestId: string }>): RecipeState {
      if (!isAwaited(state, payload) || state.phase !== 'asking') return state
      return { ...state, phase: 'waiting' }
    },
    /** Some of a streamed answer. */
    arrived(state, { payload }: PayloadAction<{ requestId: string; text: string }>): RecipeState {
      if (!isAwaited(state, payload)) return state
      const soFar = state.phase === 'answering' ? state.recipe : ''
      return { ...state, phase: 'answering', recipe: soFar + payload.text }
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
        return { phase: 'answered', recipe: payload.text, finishReason: payload.finishReason }
      })
      .addCase(requestRecipe.rejected, (state, { meta, payload }): RecipeState => {
        if (!isAwaited(state, meta)) return state
        if (meta.aborted) return { phase: 'stopped', before: state.before }
        return { phase: 'failed', recipe: undefined, failure: payload ?? 'unreachable' }
      }),
  selectors: {
    /** All that is known of the request under way, or of the last one. */
    selectRecipeState: (state) => state,
    /** null before any request, undefined after a failed one, else the text, or as much of it as has come. */
    selectRecipe: (state) => asItStood(state).recipe,
    /** One request at a time: the buttons and the thunk both ask this. */
    selectMayRequest: (state) => !isAwaiting(state),
    /** Why there is no recipe, if the last call failed. */
    selectFailure: (state): Failure | undefined => {
      const last = asItStood(state)
      return last.phase === 'failed' ? last.failure : undefined
    },
  },
})

export const { notReady, arrived } = recipeSlice.actions
export const { selectRecipeState, selectRecipe, selectMayRequest, selectFailure } =
  recipeSlice.selectors

function isAwaited(state: RecipeState, { requestId }: { requestId: string }): state is Awaiting {
  return isAwaiting(state) && state.requestId === requestId
}

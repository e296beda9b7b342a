import { createAsyncThunk, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { RootState, Services } from '../../app/store.ts'
import { ChatError, type Failure, type RecipeInput } from '../../protocol/chat.ts'
import { hasWords } from '../../protocol/removeThoughts.ts'
import { initialState, type RecipeState, type RunningRequest } from './recipeState.ts'
import { selectIsRunning } from './selectors.ts'

type ThunkConfig = {
  state: RootState
  extra: Services
  rejectValue: Failure
  rejectedMeta: { message: string }
}

/** Asks the chat model for a recipe, unless a request is running. */
export const requestRecipe = createAsyncThunk.withTypes<ThunkConfig>()(
  'recipe/request',
  async (input: RecipeInput, { dispatch, extra, rejectWithValue, requestId: id, signal }) => {
    try {
      return await extra.chat(input, signal, {
        onDelta: (delta) => dispatch(recipeDeltaReceived({ id, delta })),
        onRetry: () => dispatch(requestRetried({ id })),
      })
    } catch (error) {
      // The message only: the error object may hold the whole prompt.
      const message = error instanceof Error ? error.message : String(error)
      if (!signal.aborted) console.error(message)
      const failure = error instanceof ChatError ? error.failure : 'unavailable'
      return rejectWithValue(failure, { message })
    }
  },
  { condition: (_, { getState }) => !selectIsRunning(getState()) },
)

export const recipeSlice = createSlice({
  name: 'recipe',
  initialState,
  reducers: {
    requestRetried(state, { payload }: PayloadAction<{ id: string }>): RecipeState {
      const request = findRunning(state, payload.id)
      if (!request || request.step === 'streaming') return state
      return { ...state, request: { ...request, step: 'retrying' } }
    },
    recipeDeltaReceived(
      state,
      { payload }: PayloadAction<{ id: string; delta: string }>,
    ): RecipeState {
      const request = findRunning(state, payload.id)
      if (!request) return state
      const draft = request.draft + payload.delta
      const step = hasWords(draft) ? 'streaming' : request.step
      return { ...state, request: { ...request, draft, step } }
    },
    requestStopped(state, { payload }: PayloadAction<{ id: string }>): RecipeState {
      // The aborted call's "rejected" comes later, and is ignored.
      const request = findRunning(state, payload.id)
      if (!request) return state
      return { ...(toInterruptedOutcome(request) ?? state), request: { phase: 'stopped' } }
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(requestRecipe.pending, (state, { meta }): RecipeState => {
        const { requestId: id } = meta
        return { ...state, request: { phase: 'running', id, step: 'asking', draft: '' } }
      })
      .addCase(requestRecipe.fulfilled, (state, { meta, payload }): RecipeState => {
        if (!findRunning(state, meta.requestId)) return state
        const { text, ...rest } = payload
        return { ...rest, recipe: text, recipeId: meta.requestId, request: { phase: 'idle' } }
      })
      .addCase(requestRecipe.rejected, (state, { meta, payload }): RecipeState => {
        const request = findRunning(state, meta.requestId)
        if (!request) return state
        // Redux Toolkit itself rejects an aborted request, without a payload.
        const failure = payload ?? 'unavailable'
        const outcome = toInterruptedOutcome(request) ?? { recipe: undefined, failure }
        return { ...outcome, request: { phase: 'idle' } }
      }),
})

export const { requestRetried, recipeDeltaReceived, requestStopped } = recipeSlice.actions

/** The running request, if it has this id. */
function findRunning({ request }: RecipeState, id: string): RunningRequest | undefined {
  return request.phase === 'running' && request.id === id ? request : undefined
}

/** What a request that ends early leaves. Undefined if its draft has no words. */
function toInterruptedOutcome({ id, step, draft }: RunningRequest) {
  if (step !== 'streaming') return undefined
  return { recipe: draft, recipeId: id, finishReason: 'interrupted' } as const
}

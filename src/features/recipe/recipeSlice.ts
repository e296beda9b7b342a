import { createAsyncThunk, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { RootState, Services } from '../../app/store.ts'
import {
  ChatError,
  type Failure,
  type FinishReason,
  type RecipeInput,
} from '../../protocol/chat.ts'
import { hasWords } from '../../protocol/removeThoughts.ts'
import { selectIsRunning } from './selectors.ts'

/** What the last request with a result brought. One stopped before its first words has none. */
type Outcome =
  | { recipe: null } // before any request
  | { recipe: undefined; failure: Failure } // after a failure
  | { recipe: string; recipeId: string; finishReason: FinishReason } // with its request's id

export type Step = 'asking' | 'retrying' | 'streaming'

/** The last request. */
type RequestState =
  | { phase: 'idle' | 'stopped' }
  | {
      phase: 'running'
      id: string
      step: Step // `streaming` from the first words on: a draft may begin with thoughts
      draft: string // what a streamed reply has brought so far
    }

/**
 * Every event carries the id of its request. "pending" starts that request, and all others are
 * ignored unless it is running.
 *   idle, stopped -- "pending" ------------------> running: asking
 *   asking        -- "requestRetried" -----------> running: retrying
 *   running       -- "recipeDeltaReceived" ------> running: streaming, once the draft has words
 *   running       -- "fulfilled" ----------------> idle, the reply is the recipe
 *   asking, retrying -- "rejected" --------------> idle, no recipe but a failure
 *   streaming        -- "rejected" --------------> idle, the draft is the recipe ("interrupted")
 *   asking, retrying -- "requestStopped" --------> stopped, the outcome stays
 *   streaming        -- "requestStopped" --------> stopped, the draft is the recipe ("interrupted")
 */
export type RecipeState = Outcome & { request: RequestState }

const initialState = { recipe: null, request: { phase: 'idle' } } as RecipeState

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
    requestRetried(state, { payload: { id } }: PayloadAction<{ id: string }>) {
      const request = findRunning(state, id)
      if (request?.step === 'asking') request.step = 'retrying'
    },
    recipeDeltaReceived(state, { payload }: PayloadAction<{ id: string; delta: string }>) {
      const request = findRunning(state, payload.id)
      if (!request) return
      request.draft += payload.delta
      if (hasWords(request.draft)) request.step = 'streaming'
    },
    /** The "rejected" of the aborted call comes later, and is ignored. */
    requestStopped(state, { payload: { id } }: PayloadAction<{ id: string }>) {
      const request = findRunning(state, id)
      if (!request) return state
      return { ...(toInterruptedRecipe(request) ?? state), request: { phase: 'stopped' } }
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(requestRecipe.pending, (state, { meta }) => {
        state.request = { phase: 'running', id: meta.requestId, step: 'asking', draft: '' }
      })
      .addCase(requestRecipe.fulfilled, (state, { meta: { requestId }, payload }) => {
        if (!findRunning(state, requestId)) return state
        const { text: recipe, finishReason } = payload
        return { recipe, recipeId: requestId, finishReason, request: { phase: 'idle' } }
      })
      .addCase(requestRecipe.rejected, (state, { meta, payload: failure = 'unavailable' }) => {
        const request = findRunning(state, meta.requestId)
        if (!request) return state
        const outcome = toInterruptedRecipe(request) ?? { recipe: undefined, failure }
        return { ...outcome, request: { phase: 'idle' } }
      }),
})

export const { requestRetried, recipeDeltaReceived, requestStopped } = recipeSlice.actions

type Running = Extract<RequestState, { phase: 'running' }>

/** The running request, if it has this id. */
function findRunning({ request }: RecipeState, id: string): Running | undefined {
  return request.phase === 'running' && request.id === id ? request : undefined
}

/** What a request that ends early leaves. Undefined if its draft has no words. */
function toInterruptedRecipe({ id: recipeId, step, draft: recipe }: Running) {
  return step === 'streaming'
    ? ({ recipe, recipeId, finishReason: 'interrupted' } as const)
    : undefined
}

import { createSlice } from '@reduxjs/toolkit'
import { type Awaiting, isAwaiting, type RecipeState } from './recipeState.ts'
import { arrived, requestRecipe } from './requestRecipe.ts'

/** The moves that recipeState.ts draws. An answer to any request but the one that is awaited changes nothing. */
export const recipeSlice = createSlice({
  name: 'recipe',
  initialState: { phase: 'idle', recipe: null } satisfies RecipeState as RecipeState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(requestRecipe.pending, (state, { meta }): RecipeState => {
        if (isAwaiting(state)) return state
        const before = state.phase === 'stopped' ? state.before : state
        return { phase: 'asking', requestId: meta.requestId, before }
      })
      .addCase(arrived, (state, { payload: { requestId, text, tokens } }): RecipeState => {
        if (!isAwaited(state, { requestId })) return state
        const { before, recipe, tokens: soFar } = { recipe: '', tokens: 0, ...state }
        return {
          phase: 'answering',
          requestId,
          before,
          recipe: recipe + text,
          tokens: soFar + tokens,
        }
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
})

function isAwaited(state: RecipeState, { requestId }: { requestId: string }): state is Awaiting {
  return isAwaiting(state) && state.requestId === requestId
}

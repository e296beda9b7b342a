import { createSlice } from '@reduxjs/toolkit'
import type { RecipeState } from './recipeState.ts'
import { requestRecipe } from './requestRecipe.ts'

/** The moves that recipeState.ts draws. An answer to any request but the one that is awaited changes nothing. */
export const recipeSlice = createSlice({
  name: 'recipe',
  initialState: { phase: 'idle', recipe: null } satisfies RecipeState as RecipeState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(requestRecipe.pending, (state, { meta }): RecipeState => {
        if (state.phase === 'asking') return state
        return { phase: 'asking', requestId: meta.requestId, before: state }
      })
      .addCase(requestRecipe.fulfilled, (state, { meta, payload }): RecipeState => {
        if (!isAwaited(state, meta)) return state
        return { phase: 'idle', recipe: payload }
      })
      .addCase(requestRecipe.rejected, (state, { meta, payload }): RecipeState => {
        if (!isAwaited(state, meta)) return state
        if (meta.aborted) return state.before
        return { phase: 'failed', recipe: undefined, failure: payload ?? 'unreachable' }
      }),
})

type Asking = Extract<RecipeState, { phase: 'asking' }>

function isAwaited(state: RecipeState, { requestId }: { requestId: string }): state is Asking {
  return state.phase === 'asking' && state.requestId === requestId
}

import { ChatError, type Failure } from '../chat/chat.ts'
import { createAppAsyncThunk } from '../hooks.ts'
import { selectIngredients } from '../ingredients/ingredientsSlice.ts'
import { recipeMessages } from './prompt.ts'
import { selectMayRequest } from './recipeState.ts'

/**
 * Asks the chef for a recipe from the ingredients on hand. Where a request may not be made, nothing is dispatched.
 * `abort()` on what its dispatch returns stops the call. A failure is told to the console in one message.
 */
export const requestRecipe = createAppAsyncThunk<string, void, { rejectValue: Failure }>(
  'recipe/request',
  async (_, { extra, getState, rejectWithValue, signal }) => {
    try {
      return await extra.chat(recipeMessages(selectIngredients(getState())), signal)
    } catch (error) {
      // The message alone: the error itself may hold the whole prompt.
      if (!signal.aborted) console.error(error instanceof Error ? error.message : String(error))
      return rejectWithValue(error instanceof ChatError ? error.failure : 'unreachable')
    }
  },
  { condition: (_, { getState }) => selectMayRequest(getState()) },
)

import { createAction } from '@reduxjs/toolkit'
import { ChatError, type Failure, type Piece } from '../chat/chat.ts'
import { createAppAsyncThunk } from '../hooks.ts'
import { selectIngredients } from '../ingredients/ingredientsSlice.ts'
import { recipeMessages } from './prompt.ts'
import { selectMayRequest } from './recipeState.ts'

/** Some of the answer has come, where it comes bit by bit. */
export const arrived = createAction<Piece & { requestId: string }>('recipe/request/arrived')

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
      // The message alone: the error itself may hold the whole prompt.
      if (!signal.aborted) console.error(error instanceof Error ? error.message : String(error))
      return rejectWithValue(error instanceof ChatError ? error.failure : 'unreachable')
    }
  },
  { condition: (_, { getState }) => selectMayRequest(getState()) },
)

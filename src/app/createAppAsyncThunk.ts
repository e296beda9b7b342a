import { createAsyncThunk } from '@reduxjs/toolkit'
import type { AppDispatch, RootState, Services } from './store.ts'

/** createAsyncThunk, with the types of this store. */
export const createAppAsyncThunk = createAsyncThunk.withTypes<{
  state: RootState
  dispatch: AppDispatch
  extra: Services
}>()

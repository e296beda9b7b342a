// The smallest page with our packages: a form and a list, a store, a slice and a thunk.
import { configureStore, createAsyncThunk, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { FormEvent } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider, useDispatch, useSelector } from 'react-redux'

const request = createAsyncThunk('request', async () => (await fetch('/')).status)

const { actions, reducer } = createSlice({
  name: 'ingredients',
  initialState: [] as string[],
  reducers: { added: (state, { payload }: PayloadAction<string>) => void state.push(payload) },
  extraReducers: (builder) => builder.addCase(request.fulfilled, () => []),
})

function Baseline() {
  const dispatch = useDispatch()
  const ingredients = useSelector((state: string[]) => state)
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    dispatch(actions.added(String(new FormData(event.currentTarget).get('ingredient'))))
  }
  return (
    <form onSubmit={submit}>
      <h1>The baseline</h1>
      <input name="ingredient" />
      <ul>
        {ingredients.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </form>
  )
}

const store = configureStore({ reducer })
createRoot(document.getElementById('root') as HTMLElement).render(
  <Provider store={store}>
    <Baseline />
  </Provider>,
)

import { type FormEvent, useId, useRef } from 'react'
import { useAppDispatch } from '../hooks.ts'
import { added } from './ingredientsSlice.ts'

export function IngredientForm() {
  const dispatch = useAppDispatch()
  const field = useRef<HTMLInputElement>(null)
  const fieldId = useId()

  /** Takes the value exactly as it was typed, and makes room for the next at once. */
  function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!field.current) return
    dispatch(added(field.current.value))
    field.current.value = ''
    field.current.focus()
  }

  /** React hands over here what was entered before the page was alive. */
  function addEarlier(entered: FormData) {
    dispatch(added(String(entered.get('ingredient'))))
  }

  return (
    <form
      className="ingredient-form"
      onSubmit={add}
      action={addEarlier}
      // React would empty the form after each of those, and with it what is being typed.
      onReset={(event) => event.preventDefault()}
    >
      <label htmlFor={fieldId}>Add Ingredient</label>
      <input
        ref={field}
        id={fieldId}
        name="ingredient"
        placeholder="Oregano"
        autoComplete="off"
        dir="auto"
        enterKeyHint="done"
      />
      <button type="submit">Add Ingredient</button>
    </form>
  )
}

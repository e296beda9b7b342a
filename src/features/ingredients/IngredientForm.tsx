import { type FormEvent, useId, useLayoutEffect, useRef } from 'react'
import { useAppDispatch, useAppSelector } from '../../app/hooks.ts'
import { added, selectIngredients } from './ingredientsSlice.ts'

export function IngredientForm() {
  const dispatch = useAppDispatch()
  const { length } = useAppSelector(selectIngredients)
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

  // Before anything else can be added, so that everything stays in the order it was entered.
  useLayoutEffect(() => {
    for (const ingredient of window.takeEarlyIngredients?.() ?? []) dispatch(added(ingredient))
  }, [dispatch])

  return (
    <form className="ingredient-form" onSubmit={add}>
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
      <p aria-live="polite">
        {/* Another element each time: of a text that changes, some screen readers say no more than the difference. */}
        {length > 0 && <span key={length}>{`Added, ${length} in all`}</span>}
      </p>
    </form>
  )
}

import type { FormEvent, RefObject } from 'react'
import { useAppDispatch, useAppSelector } from '../../app/hooks.ts'
import { ingredientAdded, selectIngredients } from './ingredientsSlice.ts'

type Props = { field: RefObject<HTMLInputElement | null>; isPrimary: boolean }

/** The form, and the announcement of the count. Until React has started, index.html handles the form's submit event. */
export function IngredientForm({ field, isPrimary }: Props) {
  const dispatch = useAppDispatch()
  const { length: count } = useAppSelector(selectIngredients)

  // Not a form action: React would clear the field too late for fast typing.
  function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!field.current) return
    dispatch(ingredientAdded(field.current.value))
    field.current.value = ''
    field.current.focus()
  }

  return (
    <form className="ingredient-form" onSubmit={add}>
      <label htmlFor="ingredient">Add Ingredient</label>
      <input
        ref={field}
        id="ingredient"
        placeholder="Oregano"
        autoComplete="off"
        dir="auto"
        enterKeyHint="done"
      />
      <button type="submit" className={isPrimary ? 'primary' : 'secondary'}>
        Add Ingredient
      </button>
      <p className="visually-hidden" aria-live="polite">
        {/* A new element each time: some screen readers announce only the difference from the old text. */}
        {count > 0 && <span key={count}>{`Ingredients on hand: ${count}`}</span>}
      </p>
    </form>
  )
}

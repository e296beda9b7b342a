import { type FormEvent, type RefObject, useLayoutEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../../app/hooks.ts'
import { FIELD_ID } from './earlyIds.ts'
import { ingredientAdded, selectIngredients } from './ingredientsSlice.ts'

export function IngredientForm({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const dispatch = useAppDispatch()
  const { length } = useAppSelector(selectIngredients)

  // Not a form action: React would clear the field too late for fast typing.
  function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!field.current) return
    dispatch(ingredientAdded(field.current.value))
    field.current.value = ''
    field.current.focus()
  }

  // A layout effect, so that nothing can be added before the early ingredients. Only the built page has any.
  useLayoutEffect(() => {
    const early = window.endEarlyIngredients?.()
    if (!early || !field.current) return
    for (const ingredient of early.ingredients) dispatch(ingredientAdded(ingredient))
    if (early.field === field.current) return
    // An extension or a translation changed the page, so React rendered it again with a new field.
    field.current.value = early.field.value
    if (!early.wasFormUsedLast) return
    field.current.focus()
    field.current.setSelectionRange(early.field.selectionStart, early.field.selectionEnd)
  }, [dispatch, field])

  return (
    <form className="ingredient-form" onSubmit={add}>
      <label htmlFor={FIELD_ID}>Add Ingredient</label>
      <input
        ref={field}
        id={FIELD_ID}
        name="ingredient"
        placeholder="Oregano"
        autoComplete="off"
        dir="auto"
        enterKeyHint="done"
      />
      <button type="submit">Add Ingredient</button>
      <p className="visually-hidden" aria-live="polite">
        {/* A new element each time: some screen readers announce only the difference from the old text. */}
        {length > 0 && <span key={length}>{`Ingredients on hand: ${length}`}</span>}
      </p>
    </form>
  )
}

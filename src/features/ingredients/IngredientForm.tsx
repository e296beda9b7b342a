import type { FormEvent, RefObject } from 'react'
import { Button, ignoreHeldEnter } from '../../app/Button.tsx'
import { useAppDispatch, useAppSelector } from '../../app/hooks.ts'
import { ingredientAdded, selectIngredientCount } from './ingredientsSlice.ts'
import { useEarlyIngredients } from './useEarlyIngredients.ts'
import { useFieldText } from './useFieldText.ts'

type Props = { field: RefObject<HTMLInputElement | null>; isPrimary: boolean }

/** The form, and the announcement of the count. */
export function IngredientForm({ field, isPrimary }: Props) {
  const dispatch = useAppDispatch()
  const count = useAppSelector(selectIngredientCount)
  useEarlyIngredients()
  useFieldText(field)

  // Not a form action: React would clear the field too late for fast typing.
  function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!field.current) return
    dispatch(ingredientAdded(field.current.value))
    field.current.value = ''
    field.current.focus()
  }

  return (
    <form className="ingredient-form screen-only" onSubmit={add}>
      <label htmlFor="ingredient">Add Ingredient</label>
      <input
        ref={field}
        id="ingredient"
        placeholder="Oregano"
        autoComplete="off"
        dir="auto"
        enterKeyHint="done"
        onKeyDown={ignoreHeldEnter}
      />
      <Button
        type="submit"
        variant={isPrimary ? 'primary' : 'secondary'}
        // The field keeps the focus.
        onMouseDown={(event) => event.preventDefault()}
      >
        Add Ingredient
      </Button>
      <p className="visually-hidden" aria-live="polite">
        {/* A new element each time: some screen readers announce only what differs. */}
        {count > 0 && <span key={count}>{`Ingredients on hand: ${count}`}</span>}
      </p>
    </form>
  )
}

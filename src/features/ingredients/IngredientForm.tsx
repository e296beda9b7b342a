import type { FormEvent, RefObject } from 'react'
import { Button } from '../../app/Button.tsx'
import { useAppDispatch, useAppSelector } from '../../app/hooks.ts'
import { ignoreHeldEnter } from '../../app/ignoreHeldEnter.ts'
import { ingredientAdded, selectIngredientCount } from './ingredientsSlice.ts'
import { useEarlyIngredients } from './useEarlyIngredients.ts'
import { FIELD_ID, useKeptField } from './useKeptField.ts'

type Props = { field: RefObject<HTMLInputElement | null>; isPrimary: boolean }

export function IngredientForm({ field, isPrimary }: Props) {
  const dispatch = useAppDispatch()
  const count = useAppSelector(selectIngredientCount)
  useEarlyIngredients()
  useKeptField(field)

  // Not a form action: React would clear the field too late for fast typing.
  function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const input = field.current as HTMLInputElement
    dispatch(ingredientAdded(input.value))
    input.value = ''
    input.focus()
  }

  return (
    <form className="ingredient-form screen-only" onSubmit={add}>
      <label htmlFor={FIELD_ID}>Add Ingredient</label>
      <input
        ref={field}
        id={FIELD_ID}
        placeholder="Oregano"
        autoComplete="off"
        dir="auto"
        enterKeyHint="done"
        onKeyDown={ignoreHeldEnter}
      />
      <Button type="submit" variant={isPrimary ? 'primary' : 'secondary'}>
        Add Ingredient
      </Button>
      <p className="visually-hidden" aria-live="polite">
        {/* A new element, so that all of it is announced, not only the new number. */}
        {count > 0 && <span key={count}>{`Ingredients on hand: ${count}`}</span>}
      </p>
    </form>
  )
}

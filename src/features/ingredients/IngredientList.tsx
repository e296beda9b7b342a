import type { ReactNode } from 'react'
import { useAppSelector } from '../../app/hooks.ts'
import { selectIngredients } from './ingredientsSlice.ts'

export function IngredientList({ children }: { children: ReactNode }) {
  const ingredients = useAppSelector(selectIngredients)
  return (
    <section className="ingredient-list">
      <h2 id="list-title">Ingredients on hand</h2>
      <ul aria-labelledby="list-title" lang="">
        {ingredients.map((ingredient, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows at its end, and holds duplicates
          <li key={index} dir="auto">
            {ingredient}
          </li>
        ))}
      </ul>
      {children}
    </section>
  )
}

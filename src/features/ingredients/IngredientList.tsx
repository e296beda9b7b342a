import type { ReactNode } from 'react'
import { useAppSelector } from '../../app/hooks.ts'
import { selectIngredients } from './ingredientsSlice.ts'

export function IngredientList({ children }: { children: ReactNode }) {
  const ingredients = useAppSelector(selectIngredients)
  return (
    <section className="ingredient-list">
      <h2 id="list-title">Ingredients on hand</h2>
      {/* No language: it is unknown, and a screen reader must not read it as English. */}
      <ul aria-labelledby="list-title" lang="">
        {ingredients.map((ingredient, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows at its end
          <li key={index} dir="auto">
            {ingredient}
          </li>
        ))}
      </ul>
      {children}
    </section>
  )
}

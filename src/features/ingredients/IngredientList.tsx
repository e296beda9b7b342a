import { memo, type ReactNode, useId } from 'react'
import { useAppSelector } from '../../app/hooks.ts'
import { selectIngredients } from './ingredientsSlice.ts'

/** The list is in parts, so that one more ingredient renders and lays out the last of them alone. It is heard as one. */
const PART_LENGTH = 100

/** The ingredients, and below them what can be done with them; a hint how to begin while there are none. */
export function IngredientList({ children }: { children: ReactNode }) {
  const ingredients = useAppSelector(selectIngredients)
  const titleId = useId()
  if (ingredients.length === 0)
    return <p className="hint">Add what you have at hand, one by one. Then ask for a recipe.</p>
  return (
    <section className="ingredient-list">
      <h2 id={titleId}>Ingredients on hand</h2>
      {/* biome-ignore lint/a11y/useSemanticElements: a ul holds nothing but its items */}
      <div role="list" aria-labelledby={titleId}>
        {inParts(ingredients).map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part keeps its place
          <Part key={index} ingredients={part} />
        ))}
      </div>
      {children}
    </section>
  )
}

type PartProps = { ingredients: readonly string[] }

const Part = memo(function Part({ ingredients }: PartProps) {
  return (
    <ul role="presentation">
      {ingredients.map((ingredient, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows at its end, and holds duplicates
        // biome-ignore lint/a11y/noRedundantRoles: the ul has given up its own, and those of its items with it
        <li key={index} role="listitem" dir="auto">
          {ingredient}
        </li>
      ))}
    </ul>
  )
}, haveSameIngredients)

function haveSameIngredients({ ingredients }: PartProps, { ingredients: others }: PartProps) {
  return (
    ingredients.length === others.length &&
    ingredients.every((ingredient, index) => ingredient === others[index])
  )
}

function inParts(ingredients: readonly string[]): string[][] {
  const count = Math.ceil(ingredients.length / PART_LENGTH)
  return Array.from({ length: count }, (_, index) =>
    ingredients.slice(index * PART_LENGTH, (index + 1) * PART_LENGTH),
  )
}

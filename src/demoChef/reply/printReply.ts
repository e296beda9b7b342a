import { ALWAYS_THERE } from '../dictionary/food.ts'
import { containsName } from '../dictionary/words.ts'
import type { Reading, Typed } from '../list/reading.ts'
import { usedIn } from '../recipes/rateRecipes.ts'
import { describeReading, describeUnused, explainNoRecipe } from './describeReading.ts'
import type { Body, Dish } from './printDish.ts'

const SIGNATURE = '*From the demo chef’s cookbook. No AI model wrote this recipe.*'
const NO_RECIPE: Body = {
  title: 'No recipe',
  paragraphs: ['The cookbook has no recipe for that.'],
}

/** Prints how a list was read, and the chosen dish, or why there is none. */
export function printReply(reading: Reading, dish: Dish | undefined): string {
  const { title, paragraphs } = explainNoRecipe(reading) ?? dish ?? NO_RECIPE
  const used = dish ? usedIn(dish.rated) : []
  const notes = new Set(used.map(({ foods: [food] }) => food?.note ?? ''))
  // "Risotto: rice, peas" above a risotto
  const unused = [...reading.typed.values()].filter(
    (food) => !used.includes(food) && !isAlwaysThere(food) && !containsName(title, food.name),
  )
  const parts = [
    `# ${title}`,
    SIGNATURE,
    ...describeReading(reading),
    ...notes,
    ...paragraphs,
    ...describeUnused(reading, unused),
  ]
  return parts.filter(Boolean).join('\n\n')
}

/** Also a kind or a dish: "Dairy: milk" */
const isAlwaysThere = ({ role, foods }: Typed) =>
  foods.length > 0 ? foods.every(({ importance }) => importance <= ALWAYS_THERE) : role === 'kind'

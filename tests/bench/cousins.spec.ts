import { test } from '@playwright/test'
import { runnerImport } from 'vite'

type Food = { names: readonly string[]; standsFor: ReadonlySet<Food> }
type Recipe = { title: string; lines: { options: { foods: readonly Food[] }[] }[] }

/** Foods that a cook with one of them would not buy another of. */
const FAMILIES = [
  ['vegetable stock', 'chicken stock', 'beef stock'],
  ['Cheddar', 'Gruyère', 'Parmesan'],
  ['bread', 'bread rolls', 'pitta breads'],
  ['sugar', 'brown sugar'],
  ['butter', 'oil', 'olive oil'],
  ['onions', 'red onions', 'shallots', 'spring onions'],
  ['parsley', 'coriander', 'basil', 'dill', 'chives'],
  ['lemons', 'limes'],
  ['chicken breasts', 'boneless chicken thighs', 'chicken thighs'],
]

test('lines of the cookbook that make one buy a food whose cousin was typed', async () => {
  const { module } = await runnerImport<{ recipes: Recipe[] }>(
    './src/server/demoChef/readRecipes.ts',
  )
  const allFoods = new Set(
    module.recipes.flatMap(({ lines }) =>
      lines.flatMap(({ options }) => options.flatMap((option) => option.foods)),
    ),
  )
  const namesFor = new Map<Food, string[]>()
  for (const food of allFoods) {
    const standIns = [...allFoods].filter((other) => other.standsFor.has(food))
    namesFor.set(food, [food, ...standIns].map(nameOf))
  }
  const known = new Set([...allFoods].map(nameOf))
  for (const all of FAMILIES) {
    const family = all.filter((name) => known.has(name))
    const left = module.recipes.flatMap(({ title, lines }) =>
      lines.flatMap(({ options }) => {
        const foods = options.flatMap((option) => option.foods)
        const names = foods.flatMap((food) => namesFor.get(food) ?? [])
        const missing = family.filter((name) => !names.includes(name))
        const isOfFamily = foods.some((food) => family.includes(nameOf(food)))
        return isOfFamily && missing.length > 0 ? [`${title} (${missing.join(', ')})`] : []
      }),
    )
    console.log(
      `${family.join(', ')}: ${left.length} lines, such as ${left.slice(0, 5).join('; ')}`,
    )
  }
})

const nameOf = ({ names }: Food) => names[0] ?? ''

import { ALWAYS_THERE } from './avoided.ts'
import { hasRole, type Name } from './findNames.ts'

/** "lentil flour" is neither lentils nor flour, and "gremlin butter" is not butter. */
export function joinCompounds(names: readonly Name[]): readonly Name[] {
  if (names.some((name) => hasRole(name, 'no') || hasRole(name, 'free'))) return names
  // "eggs milk flour" are three foods.
  if (names.length > 2 && names.every((name) => hasRole(name, 'food'))) return names
  const all: Name[] = []
  for (const name of names) {
    const last = all.at(-1)
    const isFood = last?.foods.some(({ weight }) => weight > ALWAYS_THERE)
    const isStranger = hasRole(last, 'stranger') && !last?.name.includes(' ')
    if (last && (isFood || isStranger) && hasRole(name, 'head'))
      all.splice(-1, 1, { name: `${last.name} ${name.name}`, foods: [] })
    else all.push(name)
  }
  return all
}

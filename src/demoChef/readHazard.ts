import { hasRole, type Name } from './findNames.ts'
import type { Typed } from './readList.ts'

/**
 * "green potatoes", "potatoes gone green", or "potatoes, gone green": takes the food out of `typed`, and adds the
 * reason to `hazards`. Returns the other names.
 */
export function readHazard(
  names: readonly Name[],
  typed: Map<string, Typed>,
  hazards: Map<string, string>,
): readonly Name[] {
  const at = names.findIndex((name) => hasRole(name, 'hazard'))
  const { foods = [], name = '' } = names[at] ?? {}
  const isPhrase = foods.some((food) => food.kinds.includes('spoilt'))
  const spoilt: Name[] = hasRole(names[at + 1], 'food')
    ? names.slice(at + 1, at + 2)
    : names.slice(0, at).filter((before) => hasRole(before, 'food'))
  const last = [...typed.values()].at(-1)
  if (isPhrase && spoilt.length === 0 && last) spoilt.push(last)
  for (const [key, food] of typed)
    if (spoilt.some((one) => one.foods.some((row) => food.foods.includes(row)))) typed.delete(key)
  const all = spoilt.map((one) => one.name)
  const shown = isPhrase && spoilt.length > 0 ? all : [name, ...all]
  hazards.set([...new Set(shown)].join(', '), foods.find((food) => food.note)?.note ?? '')
  return names.filter((one, index) => index !== at && !spoilt.includes(one))
}

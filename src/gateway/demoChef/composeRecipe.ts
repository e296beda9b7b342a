import { type Dish, SAVOURY_DISHES, SWEET_DISHES } from './cookbook.ts'
import { amountOf, type Kind, kindOf, kindsIn } from './pantry.ts'

const SIGNATURE = '*By the built-in demo chef, which follows a few rules and is no AI model.*'
const MOST_INGREDIENTS = 10
const LONGEST_NAME = 60
const LIST = new Intl.ListFormat('en-GB')
const CONDIMENTS = kindsIn(
  'seasoning, fat, spice, herb, garlic, sauce, citrus, sweetSpice, cheese, nut',
)
const SWEETS = kindsIn('sweet, fruit, berry')
const GOES_WITH_SWEETS = kindsIn('cream, nut, sweetSpice, citrus, flour, grain, bread, egg, fat')
/** A dish is named after three of its ingredients: those of the kinds that come last here. */
const TELLING = kindsIn(`pasta, grain, bread, onion, sweet, cheese, rest, root, leaf, vegetable,
  berry, fruit, egg, pulse, tofu, fish, meat`)

/** Composes a recipe in GitHub-flavoured markdown for ingredients that are joined by a comma and a space. */
export function composeRecipe(joined: string): string {
  const names = namesIn(joined)
  if (names.length === 0)
    return `# Nothing to cook\n\n${SIGNATURE}\n\nAdd an ingredient, and ask again.`

  const listed = names.slice(0, MOST_INGREDIENTS)
  const lacksSubstance = listed.every((name) => CONDIMENTS.includes(kindOf(name)))
  const basis = lacksSubstance ? [...listed, 'bread'] : listed
  const kinds = basis.map(kindOf)
  const dish = dishFor(kinds)
  const extras = dish.steps.flatMap(({ extras }) => extras)
  const used = [...basis, ...extras.filter((name) => !kinds.includes(kindOf(name)))]
  const labelOf = (name: string) => (listed.includes(name) ? name : `${name} (extra)`)
  const rows = used.map((name) => `| ${labelOf(name)} | ${amountOf(name)} |`)
  const rank = (name: string) => TELLING.indexOf(kindOf(name))
  const main = listed.toSorted((a, b) => rank(b) - rank(a)).slice(0, 3)
  const steps = stepsOf(dish, used)
  const minutes = steps.reduce((sum, step) => sum + step.minutes, 0)
  const left = names.length - listed.length
  return [
    `# ${dish.name} with ${LIST.format(main)}`,
    SIGNATURE,
    `**Serves 2 · about ${Math.ceil(minutes / 5) * 5} minutes**`,
    ['| Ingredient | Amount |', '| --- | --- |', ...rows].join('\n'),
    '## Steps',
    steps.map(({ text }, index) => `${index + 1}. ${text}`).join('\n'),
    ...(left > 0 ? [`Left for another day: ${left} more from your list.`] : []),
  ].join('\n\n')
}

/** The most particular dish that the kinds allow: a sweet one, if something is sweet and all goes with that. */
function dishFor(kinds: Kind[]): Dish {
  const isSweet =
    kinds.some((kind) => SWEETS.includes(kind)) &&
    kinds.every((kind) => SWEETS.includes(kind) || GOES_WITH_SWEETS.includes(kind))
  const dishes = isSweet ? SWEET_DISHES : SAVOURY_DISHES
  const fits = ({ needs }: Dish) => needs.length === 0 || needs.some((kind) => kinds.includes(kind))
  return dishes.find(fits) as Dish // The last one needs nothing.
}

/** An ingredient goes into the first step that takes its kind; a step that finds nothing to take is left out. */
function stepsOf({ steps }: Dish, names: string[]) {
  const takerOf = (kind: Kind) => steps.find(({ takes }) => takes.includes(kind))
  const takers = names.map((name) => takerOf(kindOf(name)) ?? takerOf('rest'))
  return steps.flatMap((step) => {
    const taken = names.filter((_, index) => takers[index] === step)
    if (step.takes.length > 0 && taken.length === 0) return []
    return { ...step, text: step.text.replace(/\{.*\}/, () => LIST.format(taken)) }
  })
}

/** A name that is typed twice counts once: in its last place, with its first spelling. */
function namesIn(joined: string): string[] {
  const names = joined.split(', ').map(nameIn).filter(Boolean).reverse()
  return [...new Map(names.map((name) => [name.toLowerCase(), name])).values()].reverse()
}

/** One line of a bearable length, escaped so that it can't end a table's cell or start markup of its own. */
function nameIn(typed: string): string {
  const name = [...typed.replace(/\s+/g, ' ').trim()]
  const short = name.length > LONGEST_NAME ? [...name.slice(0, LONGEST_NAME - 1), '…'] : name
  return short.join('').replace(/[\\`*_~|<>[\]!&#]/g, '\\$&')
}

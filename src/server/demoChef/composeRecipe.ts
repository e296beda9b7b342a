import { chooseDish, type Dish, dishes, type Slot, takes } from './chooseDish.ts'
import { type Food, readFoods } from './readFoods.ts'

const SIGNATURE = '*By the built-in demo chef, which follows a few rules and is not an AI model.*'
const LIST = new Intl.ListFormat('en-GB')
const SLOT = /\{([^}]*)\}/g
/** Left out if there is nothing for it: "Serve[ with the {herb}]." */
const PART = /\[([^\]]*)\]/g
/** A sentence: "Serve[ with the {herb}]." or "[Stir in the {spice}. ]" */
const SENTENCE = /\[[^\]]*\.\)? ?\]|(?:\[[^\]]*\]|[^.[])+\.\)?/g
/** An amount in front of a name: "2 tbsp", "1 pinch of", "2 cloves of" */
const AMOUNT =
  /^[\d/]+(?: [\d/]+)? ?(?:(?:g|kg|ml|l|litres?|tbsp|tsp|cans?|cloves?|slices?|sheets?|pinch|handful|thumb)\b(?: of)?)? */

/** Writes a markdown recipe for ingredients that are separated by commas. Never throws. */
export function composeRecipe(list: string, from = dishes): string {
  // Braces and brackets are marks of the dishes.
  const { foods, unknown } = readFoods(list.replace(/[[\]{}]/g, ' '))
  const dish = chooseDish(foods, from)
  const { ingredients, steps, used } = cook(dish, foods)
  const unused = foods.filter((food) => !used.has(food))
  const isFromCupboard = ![...used].some(({ group }) => group.weight >= 1)
  return [
    `# ${titleOf(dish, [...used])}`,
    SIGNATURE,
    isFromCupboard && `I can’t make a dish of that alone, so here is one from the cupboard.`,
    unknown.length > 0 && `I don’t know ${LIST.format(unknown)}, so it is not in the recipe.`,
    `Serves 2 · ${dish.minutes} minutes`,
    `## Ingredients\n\n${ingredients.map((line) => `- ${line}`).join('\n')}`,
    `## Steps\n\n${steps.map((step, at) => `${at + 1}. ${step}`).join('\n')}`,
    `**Tip:** ${dish.tip}`,
    `**Keeps:** ${dish.keeps}`,
    unused[0] &&
      `**Left over:** ${LIST.format(unused.map(({ name }) => name))}. Use the ${unused[0].name} ${unused[0].group.leftoverUse}.`,
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** The ingredients in the order of use, the steps, and the foods that they use. */
function cook(dish: Dish, foods: readonly Food[]) {
  const ingredients = new Map<string, string>()
  /** The slot that has taken a food. Only the same slot can name it again. */
  const takenBy = new Map<Food, Slot>()

  /** Fills a sentence, and its parts in brackets if there is something for them. Undefined if a slot stays empty. */
  function fill(sentence: string): string | undefined {
    const lines = new Map<string, string>()
    const taken = new Map<Food, Slot>()

    function fillSlots(text: string): string | undefined {
      const all = [...text.matchAll(SLOT)].map(([, key = '']) => dish.slots.get(key) as Slot)
      const found = (slot: Slot) =>
        foods.filter(
          (food) =>
            takes(slot, food) && [undefined, slot].includes(takenBy.get(food) ?? taken.get(food)),
        )
      if (all.some((slot) => !slot.extra && found(slot).length === 0)) return
      return text.replace(SLOT, (_, key) => {
        const slot = dish.slots.get(key) as Slot
        const names = found(slot).map((food) => {
          taken.set(food, slot)
          lines.set(food.name, lineFor(food, slot.amount, shareOf(food, slot, foods)))
          return food.name
        })
        if (slot.extra === 'salt' && !foods.some(({ group }) => group.name === 'salt')) {
          names.unshift('salt')
          lines.set('salt', 'salt (extra)')
        }
        if (names.length > 0) return LIST.format(names)
        const [name = ''] = slot.extra.replace(AMOUNT, '').split(',')
        lines.set(name, `${slot.extra} (extra)`)
        return name
      })
    }

    const filled = fillSlots(sentence.replace(PART, (_, part) => fillSlots(part) ?? ''))
    if (!filled) return
    for (const [food, slot] of taken) takenBy.set(food, slot)
    for (const [name, line] of lines) ingredients.set(name, ingredients.get(name) ?? line)
    return filled.trim()
  }

  const steps = dish.steps
    .map((step) =>
      (step.match(SENTENCE) ?? []).flatMap((sentence) => fill(sentence) ?? []).join(' '),
    )
    .filter(Boolean)
  return { ingredients: [...ingredients.values()], steps, used: new Set(takenBy.keys()) }
}

/** By how many foods an amount is shared. */
function shareOf({ group }: Food, slot: Slot, foods: readonly Food[]): number {
  if (slot.amount) return foods.filter((food) => takes(slot, food)).length
  return group.isShared ? foods.filter((food) => food.group.role === group.role).length : 1
}

/** "2 carrots, sliced", with the amount that was typed unless it is far more, else the dish's own, else the usual one. */
function lineFor(
  { name, group, amount: typed }: Food,
  own: string | undefined,
  share: number,
): string {
  const usual = own ?? group.amount
  const amount = typed && !isFarMore(typed, usual) ? typed : scale(usual, share)
  const preparation = group.preparation && !own ? `, ${group.preparation}` : ''
  const isCount = /^[\d/]+$/.test(amount)
  const isUnit =
    /(?:can|tin|clove|slice|jar|pack|packet|bag|bunch|cup|glass|bottle|handful|stick|head)(?:e?s)?$/.test(
      amount,
    )
  const unitInName = /\b(?:clove|slice|can|sheet|tin)s?\b/.test(name)
  if (unitInName && / of$/.test(amount)) return `${amount.split(' ')[0]} ${name}${preparation}`
  return `${amount}${isUnit ? ' of' : ''} ${isCount ? inNumber(name, amount) : name}${preparation}`
}

/** About, in pieces, grams or millilitres. */
const SIZES = new Map(
  Object.entries({
    '': 1,
    g: 1,
    ml: 1,
    dozen: 12,
    cup: 240,
    lb: 450,
    kg: 1000,
    l: 1000,
    litre: 1000,
  }),
)

/** Whether someone has more than twice as much of a food as a dish needs: 1 kg of rice, a dozen eggs. */
function isFarMore(typed: string, usual: string): boolean {
  const [has, needs] = [measure(typed), measure(usual)]
  return has.isCount === needs.isCount && has.size > 2 * needs.size
}

/** A count, or about as many grams or millilitres. */
function measure(amount: string) {
  const [, number, unit = ''] = /^(\d+(?:[.,]\d+)?) ?([a-z]*)$/i.exec(amount) ?? []
  const isCount = unit === '' || unit === 'dozen'
  const unitSize = SIZES.get(unit.toLowerCase().replace(/(?<=..)s$/, ''))
  return { isCount, size: Number(number?.replace(',', '.')) * (unitSize ?? Number.NaN) }
}

/** An amount that is shared by several foods, as a cook would write it. */
function scale(amount: string, share: number): string {
  const [, number = '', rest = ''] = /^(\d+)(.*)$/.exec(amount) ?? []
  if (!number || share === 1 || amount.includes('/')) return amount
  const part = Number(number) / share
  const isMetric = /^ (?:g|ml)\b/.test(rest)
  if (isMetric) return `${Math.max(Math.round(part / 25) * 25, 25)}${rest}`
  return part < 1 ? `1/2${rest}` : `${Math.round(part)}${rest}`
}

/** The singular for one or less, otherwise the plural. */
function inNumber(name: string, amount: string): string {
  const isOne = amount === '1' || amount.includes('/')
  if (isOne)
    return name
      .replace(/(?<=[^s])ies$/, 'y')
      .replace(/(?<=o|ch|sh|x)es$/, '')
      .replace(/(?<=[^su])s$/, '')
  if (/[si]$/.test(name) || /[^a-z]$/i.test(name)) return name
  if (/(?:to|ch|sh|x)$/.test(name)) return `${name}es`
  return /[^aeiou]y$/.test(name) ? `${name.slice(0, -1)}ies` : `${name}s`
}

/** The dish with its main food and one partner, never a fat or a seasoning, and none that its name says already. */
function titleOf({ name, slots }: Dish, used: readonly Food[]): string {
  const hasOwnAmount = (food: Food) =>
    [...slots.values()].some((slot) => slot.amount && takes(slot, food))
  const candidates = used.filter((food) => {
    const { role, weight, name: group } = food.group
    const lastWord = food.name.toLowerCase().split(' ').at(-1)?.replace(/e?s$/, '') ?? ''
    const isSaid = name.toLowerCase().includes(lastWord)
    return weight >= 2 && group !== 'egg' && !isSaid && (role === 'fruit' || !hasOwnAmount(food))
  })
  const others = candidates.filter(({ group }) => group.role !== 'starch')
  const [main = candidates[0], ...partners] = others.toSorted(
    (a, b) => b.group.weight - a.group.weight,
  )
  if (!main) return name
  const partner = partners.find(({ group }) => group.role !== main.group.role) ?? partners[0]
  const names = [main, ...(partner ? [partner] : [])].map((food) => food.name)
  return `${name} ${name.includes(' with ') ? 'and' : 'with'} ${LIST.format(names)}`
}

import { expect, it } from 'vitest'
import { findNames, hasRole } from '../../src/demoChef/findNames.ts'
import { printRecipe } from '../../src/demoChef/printRecipe.ts'
import { wordsOf } from '../../src/demoChef/printSteps.ts'
import { type Option, type Recipe, recipes } from '../../src/demoChef/readRecipes.ts'
import { toSingular } from '../../src/demoChef/words.ts'

// A recipe that is written wrongly, or that no list leads to, can't land. Each test lists the recipes that fail.

/** What is wrong with each recipe, as "title: what". */
const faultsIn = (find: (recipe: Recipe) => readonly string[], from = recipes) =>
  from.flatMap((recipe) => find(recipe).map((fault) => `${recipe.title}: ${fault}`))
/** What a cook would name: all but salt, pepper and water. */
const mainFoods = ({ lines }: Recipe) =>
  lines
    .filter(({ isBracketed, options }) => isBracketed || (options[0]?.foods[0]?.weight ?? 0) > 0.05)
    .map(({ options }) => options[0]?.text)
const titleFor = (list: string, from = recipes) => printRecipe(list, { from }).split('\n')[0]
const twinsOf = (recipe: Recipe) =>
  recipe.lines.flatMap(({ options }) => (options.length > 1 ? options : []))

it('has recipes with a name of their own, minutes, ingredients, three to six steps, and known foods', () => {
  const titles = recipes.map((recipe) => recipe.title)
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
  const faults = faultsIn((recipe) => {
    const { facts, steps } = recipe
    const [minutes = '', ...more] = facts
    const numbered = steps.split('\n')
    const areSteps = numbered.every((step, at) =>
      new RegExp(`^${at + 1}\\. [\\p{Lu}[].*[.!]$`, 'u').test(step),
    )
    return [
      !/^\d+ minutes$/.test(minutes) && minutes,
      !more.every((fact) => /^(?:serves|makes|plus|after) | to (?:chill|rise|set)$/.test(fact)) &&
        more.join(),
      (!areSteps || numbered.length < 3 || numbered.length > 6) && 'steps',
      recipe.lines.length < 2 && 'ingredients',
      ...recipe.lines.flatMap(({ options }) =>
        options.map(({ text, foods }) => foods.length === 0 && `unknown ${text}`),
      ),
    ].filter((fault) => typeof fault === 'string')
  })
  expect(faults).toEqual([])
})

it('says where each food goes that a recipe takes if one has it', () => {
  const faults = faultsIn(({ lines, steps, extras }) => {
    const words = steps.replace(/[[\]]/g, '').toLowerCase()
    const clauses = new Set([...extras.values()].flat().map(({ line }) => line))
    const own = new Set(lines.flatMap(({ options }) => options.flatMap(({ foods }) => foods)))
    return [
      ...[...clauses].flatMap(({ anchor, options }) => [
        anchor !== '' && !wordsOf(anchor).test(words) && `no step says ${anchor}`,
        ...options.flatMap(({ text: name, foods }) => [
          foods.length === 0 && `unknown ${name}`,
          foods.length === 1 && foods.some((food) => own.has(food)) && `${name} twice`,
        ]),
      ]),
    ].filter((fault) => typeof fault === 'string')
  })
  expect(faults).toEqual([])
})

it('has no recipe that its own main foods do not lead to, in a sample of each chapter', () => {
  // The choice compares all recipes, so each list takes about 10 ms.
  const sample = recipes.filter((_, at) => at % 10 === 0)
  const faults = faultsIn((recipe) => {
    const title = titleFor(mainFoods(recipe).join(', '))
    return title === titleFor('', [recipe]) ? [] : [`${title}`]
  }, sample)
  expect(faults).toEqual([])
})

it('has in brackets, in the title and the steps, only what a line begins with', () => {
  const faults = faultsIn(({ title, lines, steps, tip }) => {
    const firsts = lines.map(({ options }) => toSingular(options[0]?.text ?? ''))
    return [...`${title} ${steps} ${tip}`.matchAll(/\[([^\]]*)\]/g)]
      .map(([, name = '']) => name)
      .filter((name) => !firsts.includes(toSingular(name)))
  })
  expect(faults).toEqual([])
})

it('says in the steps how much water goes in, since a reply lists none', () => {
  const faults = faultsIn((recipe) => {
    const isWater = recipe.lines.some(
      ({ amount, options }) => amount && options[0]?.text === 'water',
    )
    const { steps } = recipe
    return isWater && !/\d (?:ml|l|tbsp|tsp) (?:of )?(?:\w+ )?water/.test(steps) ? ['water'] : []
  })
  expect(faults).toEqual([])
})

const LIQUID =
  /(?:milk|cream|stock|passata|sauce|juice|wine|oil|vinegar|soup|beer|cider|water|honey|syrup)\*\*/
const CUT =
  /, (?:finely |thinly |roughly )?(?:chopped|sliced|diced|grated|crumbled|in (?:small |thin |bite-size )?(?:pieces|strips|cubes|slices|wedges))/
const SOLID_IN_ML = /\d+ ml \*\*(?:[a-z ]+ )?(?:cheese|mascarpone|ricotta|butter|quark)\*\*/i
const NOT_IN_CANS = /a can of \*\*(?:passata|tomato paste|stock|cream|milk)/

it('reads well with each twin in the place of the first', () => {
  const faults = faultsIn((recipe) =>
    twinsOf(recipe).flatMap((option) => {
      const reply = printRecipe(option.text, { from: [recipe] })
      return faultsOf(reply, option).map((fault) => `${option.text}: ${fault}`)
    }),
  )
  expect(faults).toEqual([])
})

function faultsOf(reply: string, { text }: Option): readonly string[] {
  const isPlural = text.endsWith('s') && toSingular(text) !== text.toLowerCase()
  const verb = isPlural ? '(?:is|has|looks|turns)' : '(?:are|have|look|turn)'
  const wrongVerb = new RegExp(
    `(?<! (?:and|or|with|of) the )(?<=(?:the|until) )${text} ${verb}(?! \\w+ing)\\b`,
    'i',
  )
  const body = reply.replace(/^\*.*$/gm, '')
  const [doubled] = /\b([a-z]{3,})\b[* ]+\1\b/i.exec(body) ?? []
  const lines = reply.split('\n').filter((line) => line.startsWith('- '))
  return [
    wrongVerb.exec(body)?.[0],
    doubled,
    lines.find((line) => LIQUID.test(line) && CUT.test(line)),
    SOLID_IN_ML.exec(reply)?.[0],
    NOT_IN_CANS.exec(reply)?.[0],
    /[[\]]{2}|\[[a-z]|undefined| {2}/.exec(body)?.[0],
  ].filter((fault) => typeof fault === 'string')
}

it('reads well with everything that a recipe takes if one has it', () => {
  const faults = faultsIn((recipe) => {
    const options = new Set([...recipe.extras.values()].flat().map(({ option }) => option))
    if (options.size === 0) return []
    // A dish takes one of rice, pasta and potatoes.
    const isStarch = ({ foods }: Option) => foods.some(({ kinds }) => kinds.includes('starch'))
    const [starch, ...others] = [...options].sort(
      (a, b) => Number(isStarch(b)) - Number(isStarch(a)),
    )
    const all = [starch, ...others.filter((option) => !isStarch(option))]
    const list = all.map((option) => option?.text).join(', ')
    const reply = printRecipe(list, { from: [recipe] })
    const [, unused] = /\*\*Not used:\*\* (.*)/.exec(reply) ?? []
    const [doubled] = /\b([a-z]{3,})\b[* ]+\1\b/i.exec(reply.replace(/^\*.*$/gm, '')) ?? []
    return [
      unused && `not used: ${unused}`,
      doubled,
      /[[\]]{2}|undefined| {2}/.exec(reply)?.[0],
    ].filter((fault) => typeof fault === 'string')
  })
  expect(faults).toEqual([])
})

/** From what wilts to what needs a quarter of an hour. Neighbours are done at the same time if they are cut alike. */
const CLASSES = ['leafy', 'quick', 'tender', 'firm', 'root']
const HEAT = /fry|boil|simmer|roast|bake|cook|grill|steam|heat|braise|toss|stir-/i

it('has only foods in one bracket that cook in about the same time, unless they are eaten raw', () => {
  const faults = faultsIn((recipe) => {
    const sentences = recipe.steps.split(/(?<=[.!]) /)
    return recipe.lines.flatMap(({ options, preparation }) => {
      const cooked = options.flatMap(({ foods: [food] }) => food?.cooks || [])
      const classes = cooked.map((name) => CLASSES.indexOf(name)).filter((at) => at >= 0)
      const isSameTime = classes.length < 2 || Math.max(...classes) - Math.min(...classes) <= 1
      const isHeated = sentences.some(
        (sentence) => sentence.includes(`[${options[0]?.text}]`) && HEAT.test(sentence),
      )
      const isMixed = isHeated && !isSameTime && !/grated|shredded/.test(preparation)
      return isMixed ? [options.map(({ text }) => text).join('/')] : []
    })
  })
  expect(faults).toEqual([])
})

const minutesOf = ([, minutes]: RegExpMatchArray) => Number(minutes)

it('soaks and boils dried pulses, cooks lentils, grains and raw prawns, and calls none of them cooked', () => {
  const faults = faultsIn((recipe) => {
    const { steps } = recipe
    const options = recipe.lines.flatMap((line) => line.options)
    const minutes = [...steps.matchAll(/(\d+)(?: to \d+)? minutes/g)].map(minutesOf)
    const longest = Math.max(...minutes)
    const all = minutes.reduce((sum, one) => sum + one, 0)
    const takes = (pattern: RegExp) => options.some(({ text }) => pattern.test(text))
    return [
      takes(/^dried (?:.*beans|chickpeas)/) && !/soak/i.test(steps) && 'not soaked',
      takes(/^dried .*beans/) && !/10 minutes/.test(steps) && 'not boiled hard',
      takes(/^(?:red|green|brown|puy|Puy) lentils$|^split peas$/) &&
        !(longest >= 15 && /water|stock|coconut milk|tomatoes|passata/.test(steps)) &&
        'dry lentils',
      takes(/^(?:rice|risotto rice|quinoa)$/) && all < 12 && 'dry grains',
      recipe.lines.some(
        ({ options: twins, preparation }) =>
          twins.some(({ text }) => text === 'prawns') && /cooked/.test(preparation),
      ) && 'cooked prawns of raw ones',
    ].filter((fault) => typeof fault === 'string')
  })
  expect(faults).toEqual([])
  expect(findNames('dried beans').some((name) => hasRole(name, 'food'))).toBe(true)
})

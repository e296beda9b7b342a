import { expect, it } from 'vitest'
import foodsText from '../../src/demoChef/foods.md?raw'
import { anchorPattern } from '../../src/demoChef/printDish.ts'
import { rateRecipes } from '../../src/demoChef/rateRecipes.ts'
import { type Row, readFoods, STAPLE_IMPORTANCE } from '../../src/demoChef/readFoods.ts'
import { readList } from '../../src/demoChef/readList.ts'
import type { Line, Recipe, Twin } from '../../src/demoChef/readRecipes.ts'
import { addTo, isPlural, toKey } from '../../src/demoChef/words.ts'
import { book, replyTo } from './realBook.ts'

// A recipe that is written wrongly, or that no list leads to, can't land. Each test lists the recipes that fail.

const { recipes } = book
/** Expects that `find` finds nothing wrong with any recipe. Lists what is wrong as "title: what". */
function expectNoFaults(find: (recipe: Recipe) => readonly (string | false | undefined)[]) {
  const faults = recipes.flatMap((recipe) =>
    find(recipe).flatMap((fault) => (fault ? [`${recipe.title}: ${fault}`] : [])),
  )
  expect(faults).toEqual([])
}

it('has recipes with a name of their own', () => {
  const titles = recipes.map((recipe) => recipe.title)
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
})

it('says how many minutes a recipe takes, and then only how much it makes or how long to wait', () => {
  const more = /^(?:serves|makes|plus|after|raw) | to (?:chill|rise|set)$/
  expectNoFaults(({ facts }) =>
    facts.filter((fact, at) => !(at === 0 ? /^\d+ minutes$/ : more).test(fact)),
  )
})

it('has at least two ingredients, and three to six steps', () => {
  expectNoFaults(({ lines, steps }) => [
    lines.length < 2 && 'ingredients',
    !/^(?:.+(?:\n|$)){3,6}$/.test(steps) && 'steps',
  ])
})

it('numbers the steps, which are sentences that begin with no food in brackets', () => {
  expectNoFaults(({ steps }) =>
    steps.split('\n').filter((step, at) => {
      const sentences = new RegExp(`^${at + 1}\\. \\p{Lu}(?:(?!\\. \\[).)*[.!]$`, 'u')
      return !sentences.test(step)
    }),
  )
})

it('has at most eight extras, each with a place in the steps and none among the ingredients', () => {
  expectNoFaults(({ lines, steps, extras }) => {
    const own = new Set(lines.flatMap(({ twins }) => twins.flatMap(({ foods }) => foods)))
    const isOwn = ({ foods: [food, ...others] }: Twin) => food && !others.length && own.has(food)
    return [
      extras.length > 8 && `${extras.length} extras`,
      ...extras.flatMap(({ anchor, twins }) => [
        anchor !== '' && !anchorPattern(anchor).test(steps) && `no step says ${anchor}`,
        ...twins.map((twin) => isOwn(twin) && `${twin.text} twice`),
      ]),
    ]
  })
})

it('serves no second vegetable and no second starch beside a dish, but rice', () => {
  const starch = /pasta|noodles|spaghetti|couscous|bulgur|quinoa|rice|potato|polenta|plantain/
  const isStarch = ({ text }: Twin) => text !== 'rice' && starch.test(text)
  const isVegetable = (twin: Twin) =>
    !isStarch(twin) && twin.foods.some(({ cookingClass }) => cookingClass)
  expectNoFaults(({ lines, extras }) => {
    const own = lines.flatMap(({ twins }) => twins)
    const beside = extras.filter(({ place }) => place === 'beside it').flatMap((one) => one.twins)
    return [isStarch, isVegetable].flatMap((isOne) =>
      own.some(isOne) ? beside.filter(isOne).map(({ text }) => `${text} beside it`) : [],
    )
  })
})

it('finds every recipe by its own ingredients', () => {
  const takers = new Map<Row, Set<Recipe>>()
  for (const one of recipes)
    for (const food of one.lines.flatMap(({ twins }) => twins.flatMap(({ foods }) => foods)))
      takers.set(food, (takers.get(food) ?? new Set()).add(one))
  const importanceOf = (line?: Line) => line?.twins[0]?.foods[0]?.importance ?? 0
  expectNoFaults(({ title, lines }) => {
    const named = lines.filter((line) => line.isBracketed || importanceOf(line) > STAPLE_IMPORTANCE)
    const [main] = [...named].sort((a, b) => importanceOf(b) - importanceOf(a))
    // Rivals cook what this dish is mostly of. To rate all recipes takes ten times as long.
    const foods = main?.twins[0]?.foods ?? []
    const rivals = recipes.filter((one) => foods.some((food) => takers.get(food)?.has(one)))
    const list = named.map(({ twins }) => twins[0]?.text).join(', ')
    const [best] = rateRecipes(rivals, readList(list, book.dictionary).typed)
    return [best?.recipe.title !== title && `${best?.recipe.title} is better`]
  })
})

it('has in brackets, in the title and the steps, only what a line begins with', () => {
  expectNoFaults(({ title, lines, steps, tip }) => {
    const firsts = lines.map(({ twins }) => toKey(twins[0]?.text ?? ''))
    return [...`${title} ${steps} ${tip}`.matchAll(/\[([^\]]*)\]/g)]
      .map(([, name = '']) => name)
      .filter((name) => !firsts.includes(toKey(name)))
  })
})

it('uses each ingredient in a step', () => {
  const wordsOf = (text: string) => toKey(text.replaceAll(/[\n—]/g, ' ')).split(' ')
  expectNoFaults(({ lines, steps }) => {
    const used = wordsOf(steps)
    const names = lines.map(({ twins }) => twins.map(({ text }) => text).join(' '))
    return names.filter((name) => !wordsOf(name).some((word) => used.includes(word)))
  })
})

it('says in the steps how much water goes in, since a reply lists none', () => {
  const says = /[\d½¼¾] (?:ml|l|tbsp|tsp) (?:of )?(?:\w+ )?water/
  expectNoFaults(({ lines, steps }) =>
    lines.map(({ twins }) => twins[0]?.text === 'water' && !says.test(steps) && 'water'),
  )
})

const LIQUID =
  /(?:milk|cream|stock|passata|sauce|juice|wine|oil|vinegar|soup|beer|cider|water|honey|syrup)\*\*/
const CUT =
  /, (?:finely |thinly |roughly )?(?:chopped|sliced|diced|grated|crumbled|in (?:small |thin |bite-size )?(?:pieces|strips|cubes|slices|wedges))/
const SOLID_IN_ML = /\d+ ml \*\*(?:[a-z ]+ )?(?:cheese|mascarpone|ricotta|butter|quark)\*\*/i
const DOUBLED = /\b([a-z]{3,})\b[* ]+\1\b/i
const NOT_IN_CANS = /a can of \*\*(?:passata|tomato paste|stock|cream(?!ed| of)|milk)/

const allFoods = readFoods(foodsText).filter(({ role }) => role === 'food')
/** By a food's first name, the foods with it behind "=" */
const standIns = new Map<string, Row[]>()
for (const food of allFoods) for (const name of food.replaces) addTo(standIns, name, food)

it('reads well with each twin, or its stand-in, in the place of the first', () => {
  expectNoFaults(({ lines, steps, tip }) =>
    lines.flatMap(({ amount, twins, preparation, isBracketed }) => {
      const bracket = new RegExp(`\\[${twins[0]?.text}\\]`, 'gi')
      const fill = (name: string) =>
        isBracketed ? `${steps} ${tip}`.replace(bracket, name).replace(/[[\]]/g, '') : ''
      return twins.flatMap(({ text, foods }) => {
        const line = `${amount}**${text}**${preparation}`
        const isCutLiquid = LIQUID.test(line) && CUT.test(line)
        const others = foods.flatMap(({ names: [name = ''] }) => standIns.get(name) ?? [])
        const names = [text, ...others.flatMap(({ names: [name] }) => name ?? [])]
        return [
          ...names.map((name) => wrongVerbFor(name).exec(fill(name))?.[0]),
          DOUBLED.exec(`${line} ${fill(text)}`)?.[0],
          isCutLiquid && line,
          SOLID_IN_ML.exec(line)?.[0],
          NOT_IN_CANS.exec(line)?.[0],
        ]
      })
    }),
  )
})

/** "until the peas is tender" */
function wrongVerbFor(name: string) {
  const verb = isPlural(name) ? '(?:is|has|looks|turns)' : '(?:are|have|look|turn)'
  const before = '(?<! (?:and|or|with|of) the )(?<=(?:the|until) )'
  return new RegExp(`${before}${name} ${verb}(?! \\w+ing)\\b`, 'i')
}

it('reads well with everything that a recipe takes if one has it', () => {
  expectNoFaults((recipe) => {
    const all = [...recipe.lines, ...recipe.extras].flatMap(({ twins: [one] }) => one?.text ?? [])
    const reply = replyTo(all.join(', '), [recipe])
    return [
      /\*\*Not used:\*\* .*|I can’t read.*/.exec(reply)?.[0],
      DOUBLED.exec(reply.replace(/^\*.*$/gm, ''))?.[0],
      /[[\]]{2}|\[[a-z]|undefined| {2}/.exec(reply)?.[0],
    ]
  })
})

const COOKING_CLASSES = ['leafy', 'quick', 'tender', 'firm', 'root']
const HEAT = /fry|boil|simmer|roast|bake|cook|grill|steam|heat|braise|toss|stir-/i

it('has only foods in one bracket that cook in about the same time, unless they are eaten raw', () => {
  expectNoFaults((recipe) => {
    const sentences = recipe.steps.split(/(?<=[.!]) /)
    return recipe.lines.flatMap(({ twins, preparation }) => {
      const cooked = twins.flatMap(({ foods: [food] }) => food?.cookingClass ?? [])
      const classes = cooked.map((name) => COOKING_CLASSES.indexOf(name))
      // Neighbours are done at the same time if they are cut alike.
      const isSameTime = classes.length < 2 || Math.max(...classes) - Math.min(...classes) <= 1
      const ownSentences = sentences.filter((one) => one.includes(`[${twins[0]?.text}]`))
      const isHeated = ownSentences.some((sentence) => HEAT.test(sentence))
      const isMixed = isHeated && !isSameTime && !/grated|shredded/.test(preparation)
      return isMixed ? [twins.map(({ text }) => text).join('/')] : []
    })
  })
})

it('soaks and boils dried pulses, cooks lentils, grains and raw prawns, and calls no raw prawns cooked', () => {
  expectNoFaults((recipe) => {
    const { steps } = recipe
    const twins = recipe.lines.flatMap((line) => line.twins)
    const minutes = [...steps.matchAll(/(\d+)(?: to \d+)? minutes/g)].map(([, one]) => Number(one))
    const longest = Math.max(...minutes)
    const all = minutes.reduce((sum, one) => sum + one, 0)
    const takes = (pattern: RegExp) => twins.some(({ text }) => pattern.test(text))
    return [
      takes(/^dried (?:.*beans|chickpeas)/) && !/soak/i.test(steps) && 'not soaked',
      takes(/^dried .*beans/) && !/10 minutes/.test(steps) && 'not boiled hard',
      takes(/^(?:red|green|brown|puy|Puy) lentils$|^split peas$/) &&
        !(longest >= 15 && /water|stock|coconut milk|tomatoes|passata/.test(steps)) &&
        'dry lentils',
      takes(/^(?:rice|risotto rice|quinoa)$/) && all < 12 && 'dry grains',
      recipe.lines.some(
        ({ twins, preparation }) =>
          twins.some(({ text }) => text === 'prawns') && /cooked/.test(preparation),
      ) && 'cooked prawns of raw ones',
    ]
  })
})

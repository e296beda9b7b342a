const SIGNATURE = '*By the built-in demo chef, which follows a few rules and is not an AI model.*'
const MAX_INGREDIENTS = 20
const MAX_NAME_LENGTH = 40
const LIST = new Intl.ListFormat('en-GB')
const STEP = /(.+) \| (.+) \| (.+)/g

/**
 * The dishes. Each row is a step, the amount for two people, and the words for its ingredients. A step without
 * ingredients is left out, unless its braces name a default. The dish that uses the most ingredients wins.
 */
const DISHES: Record<string, string> = {
  Toast: `
Grill {bread} for 5 minutes. | 4 slices | bread, toast, roll, tortilla, wrap, pita, bun, bagel, baguette, brioche, naan, sourdough
Spread with {butter}. | 2 tbsp | butter, ghee, margarine, mayonnaise, mayo, pesto, hummus, mustard, ketchup, jam, honey, marmalade
Top with {}, sliced. | 150 g | ham, salami, prosciutto, tuna, sardine, anchovy, mackerel, herring, salmon, avocado, tomato, cucumber, lettuce, rocket, radish, egg, bean
Finish with {}. | 80 g | cheese, parmesan, mozzarella, feta, cheddar, ricotta, gouda, brie, halloumi, herb, oregano, basil, pepper, salt`,
  'One-pan supper': `
Boil {} in plenty of salted water for 10 minutes, and drain. | 200 g | pasta, spaghetti, penne, fusilli, macaroni, tagliatelle, linguine, lasagne, gnocchi, ravioli, noodle, ramen, udon, soba, rice, couscous, quinoa, bulgur, barley, lentil
Heat {olive oil} in a large pan. | 2 tbsp | oil, butter, ghee, margarine, lard
Fry {} in small pieces for 10 minutes. | 300 g | meat, chicken, beef, pork, lamb, turkey, duck, mince, bacon, pancetta, ham, sausage, chorizo, steak, burger, fish, salmon, cod, trout, haddock, tuna, mackerel, herring, sardine, sea bass, shrimp, prawn, squid, mussel, tofu, tempeh, seitan, paneer, halloumi
Add {}, chopped, and cook for 15 minutes. | 250 g | onion, shallot, leek, garlic, vegetable, potato, carrot, parsnip, beetroot, turnip, celeriac, pumpkin, squash, tomato, bell pepper, red pepper, green pepper, peppers, courgette, zucchini, aubergine, eggplant, broccoli, cauliflower, mushroom, celery, asparagus, fennel, sprout, cabbage, kale, chard, spinach
Stir in {}, and simmer for 5 minutes. | 150 g | bean, kidney bean, chickpea, pea, sweetcorn, corn, sauce, paste, vinegar, mustard, ketchup, pesto, tahini, miso, salsa, stock, broth, wine, milk, coconut milk, coconut cream, cream, yogurt, yoghurt, crème fraîche
Season with {}. | 1 tsp | salt, pepper, spice, ginger, chili, chilli, paprika, cumin, turmeric, saffron, nutmeg, powder, curry, lemon, lime
Pour in {}, beaten, and cover until set. | 3 | egg
Top with {}. | 80 g | cheese, parmesan, mozzarella, feta, cheddar, ricotta, gouda, pecorino, olive, caper, nut, almond, peanut, cashew, seed
Scatter {} over it, and serve. | 1 handful | herb, oregano, basil, thyme, rosemary, parsley, coriander, cilantro, dill, mint, sage, chive
Eat it with {}. | 4 slices | bread, toast, roll, tortilla, wrap, pita, bun, baguette, naan, salad, lettuce, rocket, cucumber`,
  Pancakes: `
Sift {flour} into a bowl. | 200 g | flour
Stir in {milk}. | 200 ml | milk, buttermilk, cream, coconut milk
Beat in {}. | 2 | egg
Heat {butter} in a pan. Fry the batter by the ladleful for 10 minutes. | 2 tbsp | butter, oil, ghee, margarine
Serve with {sugar}. | 100 g | fruit, apple, banana, pear, plum, berry, strawberry, blueberry, raspberry, cherry, lemon, sugar, honey, syrup, jam, cinnamon, chocolate`,
  'Sweet bowl': `
Divide {} between two bowls. | 200 g | yogurt, yoghurt, cream, milk, coconut milk, oat, oatmeal, granola, muesli, ricotta, rice
Add {}, cut into pieces. | 200 g | fruit, apple, banana, pear, peach, plum, orange, mango, apricot, kiwi, fig, berry, strawberry, blueberry, raspberry, blackberry, cherry, grape, raisin, date, melon, pineapple
Top with {}. | 1 handful | nut, almond, walnut, hazelnut, pistachio, seed, chocolate, cocoa, biscuit, cinnamon, vanilla
Sweeten with {honey}. | 2 tbsp | sugar, honey, syrup, jam, marmalade`,
}

/** Writes a markdown recipe for ingredients that are joined by a comma and a space. */
export function composeRecipe(joined: string): string {
  const names = findNames(joined)
  const dishes = Object.entries(DISHES).map(([title, steps]) => cook(title, steps, names))
  const [best] = dishes.toSorted((a, b) => b.used.length - a.used.length)
  return best?.recipe ?? ''
}

function cook(title: string, rows: string, names: readonly string[]) {
  const steps = [...rows.matchAll(STEP)].map(([, text = '', amount, words = '']) => {
    return { text, amount, words: words.split(', ') }
  })
  const allWords = steps.flatMap((step) => step.words).toSorted((a, b) => b.length - a.length)
  const knownWords = new RegExp(`\\b(${allWords.join('|')})(?=(e?s)?\\b)`, 'g')
  const table: string[] = []
  const method: string[] = []
  const used: string[] = []
  for (const { text, amount, words } of steps) {
    const found = names.filter((name) => words.includes(findWord(name, knownWords)))
    const [, extra] = /\{(.+)\}/.exec(text) ?? []
    const ingredients = found.length === 0 && extra ? [extra] : found
    if (ingredients.length === 0) continue
    method.push(`1. ${text.replace(/\{.*\}/, () => LIST.format(ingredients))}`)
    for (const name of found) table.push(`| ${name} | ${/^\d/.test(name) ? 'as listed' : amount} |`)
    if (found.length === 0) table.push(`| ${extra} (extra) | ${amount} |`)
    used.push(...found)
  }
  const unused = names.filter((name) => !used.includes(name))
  const recipe = [
    `# ${title}${used.length > 0 ? ` with ${LIST.format(used.slice(0, 3))}` : ''}`,
    SIGNATURE,
    'Serves 2.',
    ['| Ingredient | Amount |', '| --- | --- |', ...table].join('\n'),
    '## Steps',
    method.join('\n'),
    unused.length > 0 ? `Not used: ${LIST.format(unused)}.` : '',
  ]
  return { recipe: recipe.join('\n\n').trim(), used }
}

/** The last known word names the food: chicken stock is a stock, but tuna in oil is tuna. */
function findWord(name: string, knownWords: RegExp): string {
  const [food = ''] = name.toLowerCase().split(/ (?:in|with|from|on) /)
  return food.replace(/ies\b/g, 'y').match(knownWords)?.at(-1) ?? ''
}

/** The typed names without duplicates (eggs and egg are one), each shortened to one line, with markdown escaped. */
function findNames(joined: string): string[] {
  const names = new Map<string, string>()
  for (const typed of joined.split(', ', MAX_INGREDIENTS)) {
    const short = typed.trim().slice(0, MAX_NAME_LENGTH)
    const name = short.replace(/[\s\p{C}]+/gu, ' ').replace(/[\\`*_~|<>[\]!&#:@]/g, '\\$&')
    if (name.trim()) names.set(name.toLowerCase().replace(/e?s?$/, ''), name)
  }
  return [...names.values()]
}

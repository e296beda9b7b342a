/** Each kind of ingredient with its amount for two people and the words that it goes by; `rest` goes by none of them. */
const SHELVES = {
  meat: `300 g: chicken, beef, pork, lamb, turkey, duck, veal, mince, bacon, ham, sausage, chorizo, steak, meat`,
  fish: `300 g: fish, salmon, tuna, cod, trout, shrimp, prawn, haddock, mackerel, sardine, squid, mussel`,
  tofu: '250 g: tofu, tempeh, seitan, paneer, halloumi',
  pulse: '1 tin: bean, lentil, chickpea, pea, hummus, edamame',
  egg: '4: egg',
  pasta: `200 g: pasta, spaghetti, penne, noodle, macaroni, tagliatelle, linguine, gnocchi, lasagne, ramen`,
  grain: '150 g: rice, couscous, quinoa, bulgur, barley, oat, polenta, millet, freekeh',
  flour: '200 g: flour, dough',
  bread: '4 slices: bread, toast, tortilla, wrap, pita, bun, baguette, naan',
  root: '400 g: potato, carrot, parsnip, beetroot, beet, turnip, swede, celeriac, pumpkin, squash',
  onion: '1: onion, shallot, leek, scallion',
  garlic: '2 cloves: garlic',
  vegetable: `2: tomato, bell pepper, red pepper, green pepper, yellow pepper, peppers, zucchini, courgette, aubergine,
    eggplant, cucumber, broccoli, cauliflower, mushroom, celery, asparagus, fennel, corn, radish, avocado, olive,
    green bean, vegetable`,
  leaf: '2 handfuls: spinach, kale, lettuce, chard, cabbage, rocket, arugula, salad, pak choi',
  herb: `1 tsp: oregano, basil, thyme, rosemary, parsley, coriander, cilantro, dill, mint, sage, chive, tarragon, herb`,
  spice: `1 tsp: ginger, chili, chilli, paprika, cumin, curry, turmeric, powder, spice, saffron, clove, mustard seed`,
  seasoning: '1 pinch: salt, pepper',
  fat: '2 tbsp: oil, butter, ghee, margarine, lard',
  sauce: `2 tbsp: sauce, vinegar, stock, broth, wine, mustard, ketchup, mayonnaise, pesto, tahini, paste, peanut butter`,
  cream: '100 ml: cream, milk, yogurt, yoghurt, crème fraîche, coconut',
  cheese: '80 g: cheese, parmesan, mozzarella, feta, cheddar, ricotta, gouda, brie, pecorino',
  citrus: '1: lemon, lime',
  fruit: `2: apple, banana, pear, peach, plum, orange, mango, grape, cherry, apricot, kiwi, fig, melon, pineapple`,
  berry: `150 g: berry, strawberry, blueberry, raspberry, blackberry, cranberry, raisin, date, fruit`,
  sweet: `2 tbsp: sugar, honey, syrup, chocolate, cocoa, cocoa powder, jam, cookie, biscuit, ice cream`,
  sweetSpice: '1 pinch: cinnamon, vanilla, nutmeg, cardamom, baking powder, yeast',
  nut: '1 handful: nut, almond, walnut, peanut, cashew, hazelnut, pistachio, seed',
  rest: 'to taste: ',
}

export type Kind = keyof typeof SHELVES

const MOST_WORDS = 8
const KIND_BY_WORD = new Map(
  Object.entries(SHELVES).flatMap(([kind, shelf]) => {
    const words = shelf.replace(/.*: /, '').split(/,\s+/)
    return words.map((word) => [word, kind as Kind])
  }),
)

/** The kinds that `text` lists; throws if one of its words is no kind. */
export function kindsIn(text: string): Kind[] {
  const kinds = text.match(/\w+/g) ?? []
  for (const kind of kinds) if (!(kind in SHELVES)) throw new Error(`${kind} is no kind`)
  return kinds as Kind[]
}

/** An ingredient that starts with a number brings its own amount. */
export function amountOf(name: string): string {
  return /^\d/.test(name) ? 'as listed' : SHELVES[kindOf(name)].replace(/: .*/s, '')
}

/**
 * The kind by the last words that are known, for those name the thing: chicken stock is a sauce, not a meat.
 * What comes after a preposition counts only where nothing before it is known: tuna in oil, leg of lamb.
 */
export function kindOf(ingredient: string): Kind {
  const words = (ingredient.toLowerCase().match(/\p{L}+/gu) ?? []).slice(0, MOST_WORDS)
  const preposition = words.findIndex((word) => ['in', 'with', 'from', 'of', 'on'].includes(word))
  const head = preposition > 0 ? words.slice(0, preposition) : words
  const spellings = [...nounsIn(head), ...nounsIn(words)].flatMap(spellingsOf)
  const known = spellings.find((word) => KIND_BY_WORD.has(word)) ?? ''
  return KIND_BY_WORD.get(known) ?? 'rest'
}

/** What the words can name: first what the last word ends, and of that the longest. */
function nounsIn(words: string[]): string[] {
  const nouns = words.map((_, start) => words.slice(start).join(' '))
  return words.length > 0 ? [...nouns, ...nounsIn(words.slice(0, -1))] : []
}

function spellingsOf(noun: string): string[] {
  return [noun, noun.replace(/s$/, ''), noun.replace(/es$/, ''), noun.replace(/ies$/, 'y')]
}

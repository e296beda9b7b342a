/** What the demo chef knows: for each kind an amount for two people, and the words that it goes by. */
const SHELVES = {
  meat: [
    '300 g',
    'chicken, beef, pork, lamb, turkey, duck, veal, mince, bacon, ham, sausage, chorizo, steak, meat',
  ],
  fish: [
    '300 g',
    'fish, salmon, tuna, cod, trout, shrimp, prawn, haddock, mackerel, sardine, squid, mussel',
  ],
  tofu: ['250 g', 'tofu, tempeh, seitan, paneer, halloumi'],
  pulse: ['1 tin', 'bean, lentil, chickpea, pea, hummus, edamame'],
  egg: ['4', 'egg'],
  pasta: [
    '200 g',
    'pasta, spaghetti, penne, noodle, macaroni, tagliatelle, linguine, gnocchi, lasagne, ramen',
  ],
  grain: ['150 g', 'rice, couscous, quinoa, bulgur, barley, oat, polenta, millet, freekeh'],
  flour: ['200 g', 'flour, dough'],
  bread: ['4 slices', 'bread, toast, tortilla, wrap, pita, bun, baguette, naan'],
  root: [
    '400 g',
    'potato, carrot, parsnip, beetroot, beet, turnip, swede, celeriac, pumpkin, squash',
  ],
  onion: ['1', 'onion, shallot, leek, scallion'],
  garlic: ['2 cloves', 'garlic'],
  vegetable: [
    '2',
    'tomato, bell pepper, red pepper, green pepper, yellow pepper, peppers, zucchini, courgette, aubergine, eggplant, \
cucumber, broccoli, cauliflower, mushroom, celery, asparagus, fennel, corn, radish, avocado, olive, green bean, vegetable',
  ],
  leaf: ['2 handfuls', 'spinach, kale, lettuce, chard, cabbage, rocket, arugula, salad, pak choi'],
  herb: [
    '1 tsp',
    'oregano, basil, thyme, rosemary, parsley, coriander, cilantro, dill, mint, sage, chive, tarragon, herb',
  ],
  spice: [
    '1 tsp',
    'ginger, chili, chilli, paprika, cumin, curry, turmeric, powder, spice, saffron, clove, mustard seed',
  ],
  seasoning: ['1 pinch', 'salt, pepper'],
  fat: ['2 tbsp', 'oil, butter, ghee, margarine, lard'],
  sauce: [
    '2 tbsp',
    'sauce, vinegar, stock, broth, wine, mustard, ketchup, mayonnaise, pesto, tahini, paste, peanut butter',
  ],
  cream: ['100 ml', 'cream, milk, yogurt, yoghurt, crème fraîche, coconut'],
  cheese: ['80 g', 'cheese, parmesan, mozzarella, feta, cheddar, ricotta, gouda, brie, pecorino'],
  citrus: ['1', 'lemon, lime'],
  fruit: [
    '2',
    'apple, banana, pear, peach, plum, orange, mango, grape, cherry, apricot, kiwi, fig, melon, pineapple',
  ],
  berry: [
    '150 g',
    'berry, strawberry, blueberry, raspberry, blackberry, cranberry, raisin, date, fruit',
  ],
  sweet: [
    '2 tbsp',
    'sugar, honey, syrup, chocolate, cocoa, cocoa powder, jam, cookie, biscuit, ice cream',
  ],
  sweetSpice: ['1 pinch', 'cinnamon, vanilla, nutmeg, cardamom, baking powder, yeast'],
  nut: ['1 handful', 'nut, almond, walnut, peanut, cashew, hazelnut, pistachio, seed'],
  other: ['to taste', ''],
} as const

export type Kind = keyof typeof SHELVES

const MOST_WORDS = 8

const KIND_BY_WORD = new Map(
  Object.entries(SHELVES).flatMap(([kind, [, words]]) =>
    words.split(', ').map((word) => [word, kind as Kind] as const),
  ),
)

/** An ingredient that starts with a number brings its own amount. */
export function amountOf(name: string, kind: Kind): string {
  return /^\d/.test(name) ? 'as listed' : SHELVES[kind][0]
}

/**
 * The kind by the last words that are known, for those name the thing: chicken stock is a sauce, not a meat.
 * What comes after a preposition counts only where nothing before it is known: tuna in oil, leg of lamb.
 */
export function kindOf(ingredient: string): Kind {
  const words =
    ingredient
      .toLowerCase()
      .match(/\p{L}+/gu)
      ?.slice(0, MOST_WORDS) ?? []
  const preposition = words.findIndex((word) => ['in', 'with', 'from', 'of', 'on'].includes(word))
  const head = preposition > 0 ? words.slice(0, preposition) : words
  return kindByLastWords(head) ?? kindByLastWords(words) ?? 'other'
}

function kindByLastWords(words: string[]): Kind | undefined {
  for (let end = words.length; end > 0; end--) {
    for (let start = 0; start < end; start++) {
      const kind = spellings(words.slice(start, end).join(' '))
        .map((word) => KIND_BY_WORD.get(word))
        .find(Boolean)
      if (kind) return kind
    }
  }
  return undefined
}

function spellings(noun: string): string[] {
  return [noun, noun.replace(/s$/, ''), noun.replace(/es$/, ''), noun.replace(/ies$/, 'y')]
}

type Shelf = { amount: string; words: string }

/** What the demo chef knows: for each kind an amount for two people, and the words that it goes by. */
const SHELVES = {
  meat: {
    amount: '300 g',
    words: `chicken, beef, pork, lamb, turkey, duck, veal, mince, bacon, ham, sausage, chorizo, steak, meat`,
  },
  fish: {
    amount: '300 g',
    words: `fish, salmon, tuna, cod, trout, shrimp, prawn, haddock, mackerel, sardine, squid, mussel`,
  },
  tofu: { amount: '250 g', words: 'tofu, tempeh, seitan, paneer, halloumi' },
  pulse: { amount: '1 tin', words: 'bean, lentil, chickpea, pea, hummus, edamame' },
  egg: { amount: '4', words: 'egg' },
  pasta: {
    amount: '200 g',
    words: `pasta, spaghetti, penne, noodle, macaroni, tagliatelle, linguine, gnocchi, lasagne, ramen`,
  },
  grain: {
    amount: '150 g',
    words: 'rice, couscous, quinoa, bulgur, barley, oat, polenta, millet, freekeh',
  },
  root: {
    amount: '400 g',
    words: `potato, carrot, parsnip, beetroot, beet, turnip, swede, celeriac, pumpkin, squash`,
  },
  flour: { amount: '200 g', words: 'flour, dough' },
  bread: { amount: '4 slices', words: 'bread, toast, tortilla, wrap, pita, bun, baguette, naan' },
  onion: { amount: '1', words: 'onion, shallot, leek, scallion' },
  garlic: { amount: '2 cloves', words: 'garlic' },
  spice: {
    amount: '1 tsp',
    words: `ginger, chili, chilli, paprika, cumin, curry, cinnamon, turmeric, nutmeg, spice, salt, black pepper`,
  },
  herb: {
    amount: '1 tsp',
    words: `oregano, basil, thyme, rosemary, parsley, coriander, cilantro, dill, mint, sage, chive, tarragon, herb`,
  },
  leaf: {
    amount: '2 handfuls',
    words: `spinach, kale, lettuce, chard, cabbage, rocket, arugula, salad, pak choi`,
  },
  vegetable: {
    amount: '2',
    words: `tomato, pepper, zucchini, courgette, aubergine, eggplant, cucumber, broccoli, cauliflower, mushroom, \
celery, asparagus, fennel, corn, radish, avocado, olive, green bean, vegetable`,
  },
  cheese: {
    amount: '80 g',
    words: 'cheese, parmesan, mozzarella, feta, cheddar, ricotta, gouda, brie, pecorino',
  },
  cream: { amount: '100 ml', words: 'cream, milk, yogurt, yoghurt, crème fraîche, butter' },
  sauce: {
    amount: '2 tbsp',
    words: `oil, vinegar, sauce, stock, broth, wine, mustard, ketchup, mayonnaise, pesto, tahini, paste`,
  },
  fruit: {
    amount: '2',
    words: `apple, banana, pear, peach, plum, orange, lemon, lime, mango, grape, cherry, apricot, kiwi, fig, melon, pineapple`,
  },
  berry: {
    amount: '150 g',
    words: 'berry, strawberry, blueberry, raspberry, blackberry, cranberry, raisin, date',
  },
  sweet: {
    amount: '2 tbsp',
    words: 'sugar, honey, syrup, chocolate, cocoa, vanilla, jam, cookie, biscuit',
  },
  nut: {
    amount: '1 handful',
    words: 'nut, almond, walnut, peanut, cashew, hazelnut, pistachio, seed',
  },
  other: { amount: 'to taste', words: '' },
} satisfies Record<string, Shelf>

export type Kind = keyof typeof SHELVES

const KIND_BY_WORD = new Map(
  Object.entries(SHELVES).flatMap(([kind, { words }]) =>
    words.split(', ').map((word) => [word, kind as Kind] as const),
  ),
)

export const amountOf = (kind: Kind): string => SHELVES[kind].amount

/** The kind by the last words that are known, for those name the thing: chicken stock is a sauce, not a meat. */
export function kindOf(ingredient: string): Kind {
  const words = ingredient
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
    .slice(-MOST_WORDS)
  for (let end = words.length; end > 0; end--) {
    for (let start = 0; start < end; start++) {
      const phrase = words.slice(start, end).join(' ')
      const kind = spellings(phrase)
        .map((word) => KIND_BY_WORD.get(word))
        .find(Boolean)
      if (kind) return kind
    }
  }
  return 'other'
}

const MOST_WORDS = 8

function spellings(noun: string): string[] {
  return [noun, noun.replace(/s$/, ''), noun.replace(/es$/, ''), noun.replace(/ies$/, 'y')]
}

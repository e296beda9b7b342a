/** The kinds of ingredient: each with the amount for two people, and the words that mean it. */
export const PANTRY = `
seasoning | 1 pinch | salt, pepper
fat | 2 tbsp | oil, butter, ghee, margarine, lard
protein | 300 g | meat, chicken, beef, pork, lamb, turkey, duck, mince, bacon, pancetta, sausage, chorizo, steak, chop, burger, meatball, fish, salmon, cod, trout, haddock, sea bass, shrimp, prawn, squid, mussel, tofu, tempeh, seitan, paneer, halloumi
deli | 150 g | ham, salami, prosciutto, spam, tuna, sardine, anchovy, mackerel, herring, smoked salmon, smoked trout
pulse | 1 tin | bean, lentil, chickpea, pea, edamame, sweetcorn, corn
egg | 3 | egg, egg yolk
pasta | 200 g | pasta, spaghetti, penne, fusilli, macaroni, tagliatelle, linguine, lasagne, gnocchi, ravioli
noodle | 200 g | noodle, ramen, udon, soba
grain | 150 g | rice, couscous, quinoa, bulgur, barley, millet, freekeh, polenta
oat | 100 g | oat, oatmeal, porridge
flour | 200 g | flour
bread | 4 slices | bread, toast, roll, tortilla, wrap, pita, bun, bagel, baguette, brioche, naan, sourdough
root | 400 g | potato, carrot, parsnip, beetroot, beet, turnip, swede, celeriac, pumpkin, squash
vegetable | 250 g | vegetable, tomato, bell pepper, red pepper, green pepper, peppers, courgette, zucchini, aubergine, eggplant, broccoli, cauliflower, mushroom, celery, asparagus, fennel, sprout
leaf | 200 g | spinach, kale, chard, cabbage, pak choi, bok choy
salad | 200 g | salad, lettuce, rocket, arugula, watercress, cucumber, avocado, radish
onion | 1 | onion, shallot, leek, scallion
garlic | 2 cloves | garlic
spice | 1 tsp | spice, ginger, chili, chilli, paprika, cumin, turmeric, saffron, nutmeg, powder, curry, curry paste
sauce | 2 tbsp | sauce, paste, vinegar, mustard, ketchup, mayonnaise, mayo, pesto, tahini, miso, hummus, salsa
stock | 200 ml | stock, broth, wine, cider
milk | 200 ml | milk, buttermilk
cream | 100 ml | cream, yogurt, yoghurt, crème fraîche
coconut | 200 ml | coconut, coconut milk, coconut cream
cheese | 80 g | cheese, parmesan, mozzarella, feta, cheddar, ricotta, gouda, brie, pecorino, cream cheese
garnish | 1 tbsp | herb, oregano, basil, thyme, rosemary, parsley, coriander, cilantro, dill, mint, sage, chive, olive, caper, kimchi, pickle, gherkin, sauerkraut
nut | 1 handful | nut, almond, walnut, peanut, cashew, hazelnut, pistachio, seed, granola, muesli, cereal
citrus | 1 | lemon, lime
fruit | 200 g | fruit, apple, banana, pear, peach, plum, orange, mango, apricot, kiwi, fig, berry, strawberry, blueberry, raspberry, blackberry, cherry, grape, raisin, date, melon, watermelon, pineapple
sweet | 2 tbsp | sugar, honey, syrup, jam, marmalade, peanut butter
chocolate | 50 g | chocolate, cocoa, cocoa powder, biscuit
baking | 1 tsp | cinnamon, vanilla, cardamom, baking powder, yeast
`

const SHELVES = new Map<string, { kind: string; amount: string }>()
for (const row of PANTRY.trim().split('\n')) {
  const [kind = '', amount = '', words = ''] = row.split(' | ')
  for (const word of words.split(', ')) SHELVES.set(word, { kind, amount })
}
const LONGEST_FIRST = [...SHELVES.keys()].toSorted((a, b) => b.length - a.length)
const KNOWN_WORDS = new RegExp(`\\b(${LONGEST_FIRST.join('|')})(?=(e?s)?\\b)`, 'g')

/** Looks up the last known word, which names the thing: chicken stock is a stock. */
export function findInPantry(name: string) {
  // Tuna in oil is tuna.
  const [thing = ''] = name.toLowerCase().split(/ (?:in|with|from|on) /)
  const words = thing.replace(/ies\b/g, 'y').match(KNOWN_WORDS)
  return SHELVES.get(words?.at(-1) ?? '')
}

import { DRINKS } from './drinks.ts'
import { EGGS } from './eggs.ts'
import { PASTA_AND_RICE } from './pastaAndRice.ts'
import { SOUPS_SALADS_BREAD } from './soupsSaladsBread.ts'
import { SUPPERS } from './suppers.ts'
import { SWEETS } from './sweets.ts'

/** What fits nothing else. In the last dish, everything can be an extra. */
const GENERAL = `
# Traybake | 50 | poultry joint wing chop sausage belly stew tofu halloumi paneer feta hardveg midveg crumbed fries mince
Heat the oven to 200 °C. Spread the {hardveg fries aubergine cauliflower:500 g potatoes, in 3 cm pieces} on a baking tray with half of the {oil butter:3 tbsp olive oil}. Roast for 15 minutes, until they begin to colour.
Mix the {poultry joint wing chop sausage belly beef stew mince crumbed cured} with the {spices sauces honey garlic ginger lemonjuice yogurt:1 tsp paprika}, the rest of the oil and {salt pepper:salt}.
Put on the tray with the {midveg onion tofu paneer halloumi pulse cherrytomato tomato apple}. Roast for 25 minutes, until brown at the edges and cooked through.
[Add the {softveg feta cheese fish seafood smokedfish ham cooked stonefruit} for the last 8 minutes, until hot and cooked through. ][Cook the {rice couscous grain pasta} meanwhile as the packet says, until tender.]
Taste, and add salt. Serve[ with the {toppings citrus loaf lettuce rocket sourcream creamcheese springonion}].
Tip: Give everything room: a crowded tray steams. | 2 days in the fridge. Reheat until piping hot.
# Skillet supper | 25 | beef seafood fish chop cured ham cooked cannedfish pulse poultry
Heat the {oil butter:2 tbsp olive oil} in a wide pan over medium heat. Fry the {onion springonion midveg apple:1 onion, sliced} for 8 minutes, until soft and lightly browned, and push to the side.
Add the {beef seafood fish chop cured ham poultry}[ and the {garlic ginger chilli}], and fry over high heat for 6 minutes, turning once, until browned and cooked through.
[Stir in the {cooked cannedfish pulse softveg}, and warm for 4 minutes, until hot. ][Stir in the {cream wine cider spices sauces creamcheese}, and let it bubble for 2 minutes, until glossy.]
Taste, and season with {salt pepper:salt} and {citrus lemonjuice:1/2 lemon}. Serve with {loaf potato mash cookedrice:4 slices of bread}[ and the {toppings lettuce rocket cheese}].
Tip: Dry meat and fish before they go into the pan: wet ones boil instead of browning. | 2 days in the fridge.
# Spaghetti with garlic and oil | 20 | -
Boil the {pasta:200 g spaghetti} in plenty of salted water for the time on the packet, until just firm. Save a cup of the water, and drain.
Warm the {oil:5 tbsp olive oil} with the {garlic:3 cloves of garlic, thinly sliced} over low heat for 4 minutes, until the garlic is pale gold. Stir in the {chilli hotspice spices:1 pinch of chilli flakes}.
Toss the pasta in the oil with a splash of the water for 1 minute, until glossy.
Taste, and season with {salt pepper:salt}. Scatter over the {parmesan cheese herb toppings:40 g grated parmesan}.
Tip: Take the pan off the heat as soon as the garlic colours: brown garlic is bitter. | Eat at once.
`

/** All dishes. Of dishes that leave out as little, the first is cooked: so special ones stand before general ones. */
export const DISHES =
  SWEETS + EGGS + DRINKS + PASTA_AND_RICE + SUPPERS + SOUPS_SALADS_BREAD + GENERAL

/** Names for several groups of foods. */
export const SETS: Record<string, string> = {
  aromatics: 'onion springonion garlic ginger chilli lemongrass',
  hardveg: 'carrot root squash cauliflower potato sweetpotato beetroot',
  midveg: 'firm bellpepper aubergine courgette mushroom celery leek cabbage asparagus mixedveg',
  softveg: 'leaf pea corn sprouts tomato cherrytomato kimchi sauerkraut',
  tomatoes: 'cannedtomato tomato cherrytomato',
  pulse: 'chickpea bean readylentil',
  cheese: 'cheddar mozzarella parmesan feta creamcheese',
  creamy: 'cream sourcream yogurt creamcheese coconutmilk',
  loaf: 'bread roll flatbread tortilla',
  spices:
    'spice curryspice hotspice garlicpowder currypaste harissa saffron woodyherb tomatopaste anchovy',
  sauces:
    'soy fishsauce asiansauce miso gochujang hotsauce sesameoil vinegar mustard ketchup worcester honey peanutbutter tahini lemonjuice pesto salsa',
  toppings:
    'herb nut seed olive caper nori crispy feta parmesan avocado pomegranate lemon springonion',
}

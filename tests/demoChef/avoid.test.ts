import { expect, it } from 'vitest'
import { printRecipe } from '../../src/demoChef/printRecipe.ts'
import { recipes } from '../../src/demoChef/readRecipes.ts'

// What someone must not eat is never served. The words are not those of foods.md, so that a forgotten kind is found.

const MEAT =
  'chicken|turkey|duck|beef|steak|veal|brisket|(?<!vegan |vegetarian )mince|minced (?!garlic)|(?<!vegetable )burgers?(?! buns)|meatballs?|lamb|mutton|venison|rabbit|pork|gammon|ham|bacon|pancetta|lardons|chorizo|salami|pepperoni|prosciutto|(?<!vegan |vegetarian )sausages?|frankfurters|hot dogs|livers?|black pudding|lard|gravy'
const FISH =
  'fish|salmon|trout|tuna|cod|haddock|mackerel|sardines|herring|anchov(?:y|ies)|kippers|Worcestershire|dashi'
const SHELLFISH = 'prawns?|shrimps?|squid|mussels|clams|crab|lobster|scallops?|seafood|oyster sauce'
const EGG = 'eggs?|yolks?|mayonnaise|meringues?|egg noodles|custard|aioli'
const DAIRY =
  '(?<!coconut |oat |almond |soy )milk|(?<!peanut |almond |cocoa )butter(?! beans)|(?<!coconut )cream|crème|cheese|Cheddar|Parmesan|mozzarella|feta|halloumi|paneer|ricotta|mascarpone|Brie|Stilton|(?<!coconut |soy |soya |oat )yogh?urt|ghee'
const GLUTEN =
  '(?:plain|bread|wholemeal) flour|bread|breadcrumbs|on toast|baguette|pasta|spaghetti|penne|macaroni|lasagne|(?:egg|udon|ramen) noodles|couscous|bulgur|semolina|barley|pitta|naan|pastry|biscuits|crackers|(?<!ginger )beer|(?<!fish |hot |chilli )soy sauce|oats'
const NUT =
  '(?:wal|pea|hazel|pine |cashew |mixed )nuts?|nuts|almonds?|cashews?|pecans?|pistachios?|pesto|satay'
const CASES: Record<string, string> = {
  'no nuts': NUT,
  'nut allergy': NUT,
  'I am allergic to peanuts': 'peanuts?|satay',
  'without dairy': DAIRY,
  'lactose intolerant': DAIRY,
  'gluten-free': GLUTEN,
  coeliac: GLUTEN,
  vegetarian: `${MEAT}|${FISH}|${SHELLFISH}|gelatine`,
  vegan: `${MEAT}|${FISH}|${SHELLFISH}|${EGG}|${DAIRY}|gelatine|honey`,
  'I can’t eat eggs': EGG,
  'no fish': FISH,
  'avoid shellfish': SHELLFISH,
  'no pork': 'pork|bacon|ham|pancetta|lardons|chorizo|salami|prosciutto|gammon|lard',
  halal:
    'pork|bacon|ham|chorizo|salami|wine|(?<!ginger )beer|cider(?! vinegar)|rum|gin|vodka|whisky|gelatine',
  'no alcohol':
    'wine|(?<!ginger )beer|cider(?! vinegar)|rum|gin|vodka|whisky|brandy|sherry|prosecco',
  'soy allergy': 'soy|tofu|miso|edamame|tempeh|tamari|teriyaki|hoisin',
  'allergic to sesame': 'sesame|tahini|hummus',
  'celery allergy': 'celery',
  'no onions': 'onions?|shallots?',
  'don’t use garlic': 'garlic',
  'no mushrooms': 'mushrooms?|porcini|shiitake',
  'I hate tomatoes': 'tomato(?:es)?|passata|ketchup|salsa',
  'nothing with honey': 'honey',
  'allergic to mustard': 'mustard',
  'not spicy': 'chill(?:i|ies)|cayenne|harissa|sriracha|jalapeños?',
}

it.each(Object.entries(CASES))('serves nothing with it: %s', (words, forbidden) => {
  const isForbidden = new RegExp(`(?<![\\p{L}-])(?:${forbidden})(?!\\p{L})`, 'iu')
  // A reply says what stands in its recipe, or was typed.
  const served = recipes.flatMap((recipe) => {
    const { title, lines, steps, tip } = recipe
    const foods = lines.map(({ options }) => options[0]?.text).join(', ')
    if (!isForbidden.test([title, foods, steps, tip].join())) return []
    const reply = printRecipe(`${foods}, ${words}`, { from: [recipe] })
    // What was typed may be named as not used.
    const text = reply
      .replace(/^(?:As you asked|\*\*Not used|The cookbook has no).*$/gm, '')
      .replaceAll('**', '')
    const [word] = text.match(isForbidden) ?? []
    return word ? [`${word}: ${title}`] : []
  })
  expect(served).toEqual([])
})

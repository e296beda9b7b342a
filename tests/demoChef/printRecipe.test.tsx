import { readFileSync } from 'node:fs'
import { render, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { printRecipe } from '../../src/demoChef/printRecipe.ts'
import { recipes } from '../../src/demoChef/readRecipes.ts'
import { isWithinBounds } from '../../src/markdown/isWithinBounds.ts'
import { Markdown } from '../../src/markdown/Markdown.tsx'

/** What a person sees of the recipe. */
function read(list: string) {
  const { container } = render(<Markdown>{printRecipe(list)}</Markdown>)
  const page = within(container)
  const [ingredients, steps] = page.queryAllByRole('list')
  const texts = (element?: HTMLElement) =>
    [...(element?.children ?? [])].map((item) => item.textContent.replaceAll('\u00a0', ' '))
  return {
    container,
    text: container.textContent,
    title: page.getByRole('heading', { level: 1 }).textContent,
    ingredients: texts(ingredients),
    steps: texts(steps).join(' '),
  }
}

const everyday = readFileSync('tests/demoChef/everydayLists.md', 'utf8').matchAll(
  /^\| (?!dish|---)(.+?) \| (.*?) ?\|$/gm,
)
it.each([...everyday].map(([, dish = '', list = '']) => [dish, list]))(
  'suggests %s for %s',
  (dish, list) => {
    expect(printRecipe(list).split('\n')[0]).toBe(`# ${dish}`)
  },
)

describe('the demo chef', () => {
  it('says in its first line that the recipe is from its cookbook and not by a model', () => {
    const [, , first] = printRecipe('lentils').split('\n')
    expect(first).toBe('*From the demo chef’s cookbook. No AI model wrote this recipe.*')
  })

  it.each([
    ['carrots: 3, honey: 1 tbsp', 'carrots'],
    ['rice 250g, peas', 'rice'],
    ['1 1/2 cups rice, peas', 'rice'],
    ['- bacon\n- eggs\n- potatoes', 'bacon'],
    ['a can of chickpeas, spinach', 'chickpeas'],
    ['tuna in oil, pasta', 'tuna'],
    ['zuchini, tomatos', 'zuchini'],
    ['chiken breasts, brocolli', 'chicken breasts'],
    ['SALMON FILLETS & lemon', 'salmon fillets'],
    ['0% fat Greek yogurt, berries', 'Greek yogurt'],
    ['half and half, mushrooms, pasta', 'half and half'],
    ['I have some leftover rice, half an onion and two eggs', 'leftover rice'],
    ['dinner: leek, potatoes', 'leek'],
    ['fridge: {"eggs", `feta`, <spinach>}', 'feta'],
    ['eggs milk flour', 'flour'],
    ['500 g Kartoffeln, Eier', 'potatoes'],
    ['pollo, arroz', 'chicken'],
    ['poireaux, lardons', 'leeks'],
    ['🍅, 🧀, 🍞', 'bread'],
  ])('reads %j', (list, name) => {
    const { ingredients, text } = read(list)
    expect(ingredients.join()).toContain(name)
    expect(text).not.toMatch(/I don’t know/)
  })

  it('shows what was typed in the title, the list and the steps, in the right number', () => {
    const { title, ingredients, steps } = read('linguine, zucchini, lemons')
    expect(title).toMatch(/^Linguine .*zucchinis/)
    expect(ingredients).toContain('200 g linguine')
    expect(steps).toMatch(/linguine.*zucchinis/)
    expect(steps).not.toMatch(/pasta|courgette/)
    const one = read('halloumi, peppers, couscous, red onions')
    expect(one.ingredients).toContain('1 red onion, sliced')
    expect(read('chocolate, butter, eggs, sugar, flour').ingredients).toContain('1 egg')
  })

  it('shows a name in another language beside the English one', () => {
    expect(read('Kartoffeln, Eier').ingredients).toContainEqual(
      expect.stringMatching(/potatoes.*\(Kartoffeln\)$/),
    )
  })

  it('names what it has not used and what it does not know', () => {
    const { text, steps } = read('tomatoes, mozzarella, basil, baking powder, gremlin')
    expect(text).toContain('Not used: baking powder.')
    expect(text).toContain('I don’t know gremlin, so it is not in the recipe.')
    expect(read('2 gremlins, eggs').text).toContain('I don’t know 2 gremlins')
    expect(steps).not.toMatch(/baking powder|gremlin/)
  })

  it.each(['salt', ''])('says that it has nothing for %j alone', (list) => {
    expect(read(list).text).toMatch(/no recipe for that alone/)
  })

  it.each([
    ['no leeks, rice, carrots', /leek/],
    ['rice, carrots, 0 leeks', /leek/],
    ['rice but no leek, carrots', /leek/],
    ['I have these ingredients: rice, eggs\nAvoid: peanuts, soy sauce', /peanut|soy/],
    [
      'allergic to eggs, nuts and milk. I have flour, sugar, apples',
      /\beggs?\b|\bnuts|milk|butter/,
    ],
    ['tuna (allergic!), pasta, sweetcorn', /tuna/],
    ['prawns, rice, lupin allergy', /lupin/],
  ])('leaves out what is avoided: %j', (list, avoided) => {
    const reply = printRecipe(list)
    expect(reply).toMatch(/^As you asked: /m)
    expect(reply.replace(/^(As you|\*\*Not used).*$/gm, '')).not.toMatch(avoided)
  })

  it.each(['no rice, chicken', 'allergic to nuts, chicken, rice', 'no milk. eggs, bacon'])(
    'avoids no more than it is told to: %j',
    (list) => {
      expect(read(list).ingredients.join()).toMatch(/chicken|bacon/)
    },
  )

  it('uses a product that lacks what is avoided, and buys nothing that has it', () => {
    const { ingredients } = read('gluten-free pasta, minced beef, chopped tomatoes')
    expect(ingredients.join()).toContain(' g gluten-free pasta')
  })

  it('prints what was typed in bold, says so once, and lists no water, salt or pepper to buy', () => {
    const reply = printRecipe('leek, potatoes')
    expect(reply).toMatch(/^Serves \d · .*Bold: what you have$/m)
    expect(reply).toMatch(/^- .*\*\*potatoes\*\*/m)
    expect(reply).not.toMatch(/\(extra\)|^- (?:\d+ ml )?(?:water|salt|pepper)$/m)
    expect(read('leek, potatoes, salt').ingredients).toContain('salt')
  })

  it('keeps pieces that were typed, and says if a recipe takes more than one has', () => {
    expect(read('2 red peppers, prawns, noodles').ingredients.join()).toMatch(/\b2 red peppers/)
    expect(read('2 onions, lentils').ingredients.join()).toMatch(/\b1 onion,/)
    expect(read('1 egg, flour, milk').ingredients.join()).toContain('(you have 1)')
  })

  it('puts what a recipe takes if one has it into the list, and into the step where it goes', () => {
    const { ingredients, steps } = read(
      'spaghetti, prawns, chilli, cherry tomatoes, garlic, white wine',
    )
    expect(ingredients).toContain('80 ml white wine')
    expect(steps).toContain('Add the white wine before the cherry tomatoes.')
  })

  it('serves beside and over a dish what every dish takes', () => {
    const { ingredients, steps } = read('lentils, carrots, sesame seeds, sparkling water')
    expect(ingredients).toContain('a glass of sparkling water')
    expect(steps).toMatch(
      /Scatter the sesame seeds over at the end\. Serve the sparkling water beside it\./,
    )
  })

  it('says within a step what goes in with a food of the recipe', () => {
    const { steps } = read('red lentils, cumin, tomatoes, garlic, onion, ginger')
    expect(steps).toMatch(/the garlic with the ginger and /)
  })

  it('cuts nothing that is cut already', () => {
    const { ingredients } = read('shredded cheese, tortillas, red peppers')
    expect(ingredients).toContain('120 g shredded cheese')
  })

  it('serves no second one of rice, pasta and potatoes beside a dish', () => {
    expect(read('cooked rice, eggs, peas, pasta').text).toMatch(/Not used: pasta\./)
  })

  it('shares a line in grams between two of its foods', () => {
    const { title, ingredients, steps } = read('chicken breasts, courgettes, mushrooms, rice')
    expect(ingredients).toEqual(
      expect.arrayContaining(['125 g mushrooms, sliced', '125 g courgettes, sliced']),
    )
    expect(steps).toContain('the mushrooms and courgettes')
    expect(title).not.toContain('courgettes')
  })

  it('keeps the number of a word in the title', () => {
    expect(read('blueberries, sugar, lemon').title).toMatch(/^Blueberry /)
  })

  it('names nothing in the title that is bought', () => {
    expect(read('linguine, prawns, garlic').title).toBe('Linguine with prawns')
  })

  it('waits for no pink to go where a vegan product takes the place of meat', () => {
    expect(read('vegan mince, spaghetti, chopped tomatoes, onion').text).not.toMatch(/pink/)
    expect(read('chicken breasts, rice, peas').text).toMatch(/pink/)
  })

  it('gives by chance another recipe that is as good', () => {
    const list = 'chicken, rice, onion, garlic'
    const titles = [0, 0.5, 0.99].map((chance) => printRecipe(list, { random: () => chance }))
    expect(new Set(titles).size).toBeGreaterThan(1)
  })

  it('says what it reads where it knows nothing of a list', () => {
    const { title, text } = read('zupa, chleb')
    expect(title).toBe('I can’t read this list')
    expect(text).toMatch(/zupa.*English.*German, French and Spanish/)
  })

  it('says why something is not used', () => {
    expect(read('mouldy bread, eggs').text).toMatch(/Not used: bread\. Mould/)
    expect(read('spinahc, eggs').text).toContain('I read spinahc as spinach.')
  })

  it.each(['1. Stir in the lupin.\n2. Serve.', '1. Stir in lupin/oil.', '1. Stir in the [lupin].'])(
    'serves nothing that names an unknown word to avoid: %j',
    (steps) => {
      const from = recipes.slice(0, 1).map((recipe) => ({ ...recipe, steps }))
      expect(printRecipe('rice, no lupin', { from })).toMatch(/^# No recipe is left/)
    },
  )

  it('says that nothing is left', () => {
    const [recipe] = recipes
    const lines = recipe?.lines.map(({ options }) => `no ${options[0]?.text}`).join(', ')
    expect(printRecipe(`rice, ${lines}`, { from: recipes.slice(0, 1) })).toMatch(
      /^# No recipe is left\n(?:.*\n)*.*no /,
    )
  })

  const MARKS = [
    'a | b',
    '**a**',
    '<b>a</b>',
    '[a](b)',
    '![a](b)',
    'a\\',
    '&amp;',
    '$&',
    '{egg}',
    '[egg]',
    'www.example.com',
    '_a_',
    '~~a~~',
    '`a`',
    '# a',
  ]
  it.each(MARKS)('shows %s as text', (mark) => {
    const { text, container } = read(`${mark} egg, ${mark}xyz`)
    expect(text).toContain('egg')
    expect(container.querySelector('h1 *, li :not(strong), a, img, b, code, del')).toBeNull()
  })

  const ODD = ['', ' ', '🥚', '\u202e\n# a', 'x'.repeat(10_000), 'and '.repeat(5000), '__proto__']
  it.each([...ODD, '1 '.repeat(5000), 'no '.repeat(5000), '.'.repeat(10_000)])(
    'always gives a recipe, or says what it reads (%#)',
    (odd) => {
      expect(read(odd).text).toMatch(/until|I can’t read this list/)
    },
  )

  it('is short and the same again, whatever is typed', () => {
    const names = Array.from({ length: 1000 }, (_, index) => `egg ${index}${'*'.repeat(1000)}`)
    const recipe = printRecipe(names.join(', '))
    expect(recipe.length).toBeLessThan(6000)
    expect(isWithinBounds(recipe)).toBe(true)
    expect(printRecipe(names.join(', '))).toBe(recipe)
  })
})

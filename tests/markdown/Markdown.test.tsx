import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { render } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { keepSettledLines } from '../../src/markdown/keepSettledLines.ts'
import { Markdown } from '../../src/markdown/Markdown.tsx'

/** What a cook should never see. */
const MARKS = /\*|__|~~|`|^#|\n#|\||<br|\[[ x]\]|\]\(|={2}|-{3}/

const blocksOf = (container: Element) => [...container.querySelectorAll('section > *')]
const kindOf = ({ localName, parentElement }: Element) =>
  `${parentElement?.getAttribute('data-part')} ${localName}`

/** Headings with their levels, lists with their items, tables with their rows, and the tags of all other blocks. */
const printOutline = (container: Element) => blocksOf(container).map(describeBlock).join(' / ')

function describeBlock(block: Element): string {
  const count = block.children.length
  if (/^h\d$/.test(block.localName)) return `${block.localName} ${block.textContent}`
  if (block.localName === 'ul') return `${count} ${count === 1 ? 'item' : 'items'}`
  if (block.localName === 'ol') return `${count} numbered`
  if (block.matches('.table')) return `table of ${block.querySelectorAll('tr').length} rows`
  return block.localName
}

/** While a reply streams: the blocks whose part or kind changes, letters that vanish, and raw markdown. */
function changesOf(reply: string): string[] {
  const { container, rerender } = render(<Markdown>{''}</Markdown>)
  const changes: string[] = []
  let kinds: string[] = []
  let letters = ''
  for (let length = 0; length <= reply.length; length++) {
    rerender(<Markdown>{keepSettledLines(reply.slice(0, length))}</Markdown>)
    const text = container.textContent ?? ''
    const kindsNow = blocksOf(container).map(kindOf)
    const lettersNow = text.replace(/\P{L}/gu, '')
    for (const [at, kind] of kinds.entries())
      if (kindsNow[at] !== kind) changes.push(`${kind} -> ${kindsNow[at]}`)
    if (!lettersNow.startsWith(letters)) changes.push(`${letters} -> ${lettersNow}`)
    if (MARKS.test(text)) changes.push(text)
    kinds = kindsNow
    letters = lettersNow
  }
  return changes
}

const replyOf = (name: string) =>
  readFileSync(join(import.meta.dirname, `replies/${name}.md`), 'utf8')

const FRENCH =
  'h1 Soupe à l’oignon / p / h2 Ingrédients (pour 4 personnes) / 1 item / h3 Pour la sauce / 1 item / h2 Préparation / 1 numbered / h2 Pour servir / 1 numbered'
const ROUND_BULLETS = 'h1 Leek Soup / h2 What goes in / 2 items / h2 What to do / 2 numbered'

// Recipes in the styles of well-known models, in our own words, and the outline that a cook sees.
// biome-ignore format: a table of a file in replies/ and its outline
describe.each([
  ['chinese', 'p / h1 番茄炒蛋 / h2 食材 / 1 item / h2 步骤 / 2 numbered'],
  ['claude', 'h1 Mushroom Risotto / p / h2 Ingredients / h3 For the broth / 1 item / h3 For the risotto / 1 item / h2 Method / 1 numbered / blockquote'],
  ['code-fence', 'p / h1 Tomato Salad / h2 Ingredients / 1 item / h2 Steps / 1 numbered'],
  ['deepseek', 'h1 🍳 Spanish Tortilla / h2 🥔 Ingredients / table of 3 rows / h2 👩‍🍳 Steps / 1 numbered'],
  ['french', FRENCH],
  ['gemma', 'h1 One-Pan Chicken 🍋 / p / h2 Ingredients / 1 item / h2 Instructions / 1 numbered'],
  ['gpt-4o', 'p / h1 Lemon Garlic Pasta / p / h2 Ingredients / 1 item / h2 Instructions / 2 numbered'],
  ['llama', 'p / h1 Smoky Chickpea Hash / h2 Ingredients / 1 item / h3 For the dressing / 1 item / h2 Instructions / 1 numbered'],
  ['mistral', 'p / h2 Ingredients / 2 items / h2 Instructions / 2 numbered'],
  ['older-model', 'h1 Classic Omelette / h2 Ingredients / 1 item / h2 Method / p / 1 numbered / p / hr'],
  ['qwen', 'p / h2 Ingredients / 1 item / h2 Instructions / 2 numbered'],
  ['round-bullets', ROUND_BULLETS],
  ['task-list', 'h1 Weeknight Dal / 2 items / p / 2 numbered'],
  ['vicuna', 'h1 Banana Pancakes / h2 Ingredients / p / h2 Directions / p'],
])('the reply in %s.md', (name, outline) => {
  const reply = replyOf(name)

  it('reads like a cookbook: headings in order, lists as lists, no raw markdown', () => {
    const { container } = render(<Markdown>{reply}</Markdown>)
    expect(printOutline(container)).toBe(outline)
    expect(container.textContent).not.toMatch(MARKS)
    expect(container.querySelector('pre, del')).toBeNull()
  })

  it('shows no raw markdown while it streams, and keeps what it has shown', () => {
    expect(changesOf(reply)).toEqual([])
  })
})

// biome-ignore format: a table of a rule, a markdown, and its outline
it.each([
  ['a title may have a colon', 'Soup: hot\n\nSteps:\n- Cut', 'h1 Soup: hot / h2 Steps / 1 item'],
  ['two lines are not a title', 'Soup  \nHot\n\n# Steps', 'p / h2 Steps'],
  ['an introduction is not a title', 'Here you are:\n\n**Steps**\n- Cut', 'p / h2 Steps / 1 item'],
  ['a bold line with a colon is not a title', '**Here you are:**\n\n**Steps**\n- Cut', 'p / h2 Steps / 1 item'],
  ['a later line without marks is not a title', 'Hot.\n\nSoup\n\n# Steps', 'p / p / h2 Steps'],
  ['a first line over facts is the title', 'Soup\n\nYields: 2\n\nEat.', 'h1 Soup / p / p'],
  ['a bold sentence is not a heading', '# Soup\n\n**It is hot!**\n\nEat.', 'h1 Soup / p / p'],
  ['a bold beginning is not a heading', '# Soup\n\n**Hot** and sour\n\nEat.', 'h1 Soup / p / p'],
  ['a colon may follow a bold heading', '# Soup\n\n**Broth, hot**:\n\nCut.', 'h1 Soup / h2 Broth, hot / p'],
  ['a label has at most five words', 'Cut.\n\nThen add all of these too:\n- leek', 'p / p / 1 item'],
  ['a label may have five words', 'Cut.\n\nThen add all of these:\n- leek', 'p / h2 Then add all of these / 1 item'],
  ['a label ends a list', '- leek\nFor the broth:\n- salt', '1 item / h2 For the broth / 1 item'],
  ['a label may have a wide colon', '番茄汤\n\n材料：\n- 盐', 'h1 番茄汤 / h2 材料 / 1 item'],
  ['a heading over a list is a part', '### Broth\n- salt\n### Leeks', 'h2 Broth / 1 item / h2 Leeks'],
  ['a heading over a numbered list is a part', '## Broth\n1. Boil.', 'h2 Broth / 1 numbered'],
  ['a heading with # is the title', '# Soup\n- Time: 1 h\n## Broth', 'h1 Soup / 1 item / h2 Broth'],
  ['a title may end in a colon', '## Bloody Mary:\nCold.', 'h1 Bloody Mary / p'],
  ['a part may have a bold heading over another', '**Steps, all:**\n\n# A', 'h2 Steps, all / h2 A'],
  ['a line that only begins like a part is not a heading', 'Steps for two\n\n- Cut', 'p / 1 item'],
  ['a title may begin like the name of a part', '# Step-by-Step Lasagna\n\nHot.\n\n## Steps', 'h1 Step-by-Step Lasagna / p / h2 Steps'],
  ['the name of a part is not a title, even with #', '# 🥕 Ingredients\n- leek\n# Steps:', 'h2 🥕 Ingredients / 1 item / h2 Steps'],
  ['below the first level, a part may have a number, brackets or a purpose', '## Step 2\nCut.\n## Steps (two)\n## Ingredients for the dough',
    'h2 Step 2 / p / h2 Steps (two) / h2 Ingredients for the dough'],
  ['a part’s name may be in another language', '## Zutaten :\nCut.\n## 步骤\nCut.', 'h2 Zutaten / p / h2 步骤 / p'],
  ['labels of ingredients are below their heading', 'Ingredients:\n\nFor the dough:\n- flour\n\nTopping:\n- leek\n\nSteps:\n1. Mix.\n\nNotes:\n\nHot.',
    'h2 Ingredients / h3 For the dough / 1 item / h3 Topping / 1 item / h2 Steps / 1 numbered / h2 Notes / p'],
  ['other parts are not below the ingredients', '# Pie\n## Ingredients\n- leek\n## Notes\nHot.', 'h1 Pie / h2 Ingredients / 1 item / h2 Notes / p'],
  ['a long heading names no part', `## Steps for ${'a'.repeat(80)}\nHot.`, `h1 Steps for ${'a'.repeat(80)} / p`],
  ['the name of a part has at most 80 letters', `## Steps for ${'a'.repeat(70)}\nHot.`, `h2 Steps for ${'a'.repeat(70)} / p`],
  ['a title in bold has at most 80 letters', `Hot.\n\n**${'a'.repeat(80)}**\n\nCut.`, `p / h1 ${'a'.repeat(80)} / p`],
  ['two lists of ingredients with a name have the same level', 'Ingredients for the dough:\n- flour\n\nIngredients for the filling:\n- leek',
    'h2 Ingredients for the dough / 1 item / h2 Ingredients for the filling / 1 item'],
  ['a heading has no colon at the end, even in bold', '# Soup\n## **Broth:**\nBoil.', 'h1 Soup / h2 Broth / p'],
  ['there are at most six levels', '# Steps\n## A\n### B\n#### C\n##### D\n###### E',
    'h2 Steps / h3 A / h4 B / h5 C / h6 D / h6 E'],
  ['levels follow in order', '## A\n#### B\n###### C\n#### D', 'h1 A / h2 B / h3 C / h2 D'],
  ['parts are below the title', '### A\n### Steps\n### B', 'h1 A / h2 Steps / h2 B'],
  ['a fence is unwrapped', '```\n## Soup\nHot.\n```', 'h1 Soup / p'],
  ['an open fence is unwrapped', 'Here:\n\n```markdown\n## Soup\nHot.', 'p / h1 Soup / p'],
  ['a fence of markdown after words is unwrapped, whatever its letters', 'Here:\n\n```Markdown\n## Soup\nHot.\n```\n\nBye.', 'p / h1 Soup / p / p'],
  ['other code stays code', 'Heat.\n\n```sh\n# 180\n```', 'p / pre'],
  ['code above a recipe stays code', '```sh\n# 180\n```\n\n## Soup\nHot.', 'pre / h1 Soup / p'],
  ['code above other code stays code', '```sh\n# 180\n```\n\nHot.\n\n```sh\n# 90\n```', 'pre / p / pre'],
  ['a fence after two blocks stays code', 'Heat.\n\nWait.\n\n```\n# A\n```', 'p / p / pre'],
  ['three dashes are a rule', 'Enjoy\n---\nBye.', 'p / hr / p'],
  ['a footnote is text', 'Salt[^1] it.\n\n[^1]: Or not.', 'p / p'],
  ['a text beyond the bounds has no blocks', 'Stir.\n\n'.repeat(1000), ''],
])('%s', (_, markdown, outline) => {
  const { container } = render(<Markdown>{markdown}</Markdown>)
  expect(printOutline(container)).toBe(outline)
})

it.each(['```', '```Markdown', '```text', '``` recipe', '~~~md', '````json5 title="Soup"'])(
  'a reply wholly in a fence is unwrapped: %s',
  (opening) => {
    const [marks] = opening.match(/^[`~]+/) ?? []
    for (const end of [`${marks}\n`, `  ${marks}\`\n\n`, ''])
      for (const lineEnd of ['\n', '\r\n']) {
        const reply = `\n${opening}\n# Soup\n\n- leek\n\n1. Cut.\n${end}`.replaceAll('\n', lineEnd)
        const { container } = render(<Markdown>{reply}</Markdown>)
        expect(printOutline(container)).toBe('h1 Soup / 1 item / 1 numbered')
        expect(container.textContent).not.toMatch(MARKS)
        expect(changesOf(reply)).toEqual([])
      }
  },
)

it.each([
  ['in a fence', 'Heat.\n\nWait.\n\n```\n• a  \nb:\n---\n**c**\n```', '• a  \nb:\n---\n**c**\n'],
  ['in a fence of tildes', '# Soup\n\nHot.\n\n~~~~\nb:\n~~~\nc:\n~~~~~\n\nd:\n', 'b:\n~~~\nc:\n'],
  ['in a step', '1. Heat.\n\n   ```sh\n   b:\n   c\n   ```\n2. Stir.', 'b:\nc\n'],
  ['in a fence without an end', '# Soup\n\nHot.\n\n```\nb:\nc', 'b:\nc\n'],
])('no line is changed %s', (_, markdown, code) => {
  const { container } = render(<Markdown>{markdown}</Markdown>)
  expect(container.querySelector('pre')?.textContent).toBe(code)
})

it.each([
  ['a no-break space', '\u00A0'],
  ['a narrow no-break space', '\u202F'],
])('%s may stand before the colon of a heading', (_, space) => {
  const { container } = render(
    <Markdown>{replyOf('french').replaceAll(' :', `${space}:`)}</Markdown>,
  )
  expect(printOutline(container)).toBe(FRENCH)
})

it.each([
  ['U+00A0', '\u00A0'],
  ['U+2003', '\u2003'],
  ['U+202F', '\u202F'],
  ['U+3000', '\u3000'],
  ['U+200B', '\u200B'],
  ['a tab', '\t'],
  ['two spaces', ' \u2009'],
])('%s after a mark is a space', (_, space) => {
  const reply = replyOf('round-bullets').replaceAll(/(?<=^ *(?:#+|[•◦●]|\d\.)) /gm, space)
  const { container } = render(<Markdown>{reply}</Markdown>)
  expect(printOutline(container)).toBe(ROUND_BULLETS)
  expect(container.querySelector('ul ul')).toHaveTextContent('only the white')
  expect(changesOf(reply)).toEqual([])
})

/** The sections, each with its part and the texts of its blocks. */
const partsOf = (markdown: string) => {
  const { container } = render(<Markdown>{markdown}</Markdown>)
  return [...container.children].map((section) => {
    const texts = [...section.children].map((block) => `${block.localName} ${block.textContent}`)
    return `${section.getAttribute('data-part')}: ${texts.join(' / ')}`
  })
}

it.each([
  ['From the fridge', 'At the stove'],
  ['Ingrédients (4 personnes)', 'Étapes'],
  ['Для борща', 'Как готовить'],
  ['المكونات', 'طريقة التحضير'],
  ['用料（2人份）', '做法'],
])('%s and %s are the two parts of a recipe, with or without #', (items, steps) => {
  for (const [before, after] of [
    ['## ', ''],
    ['**', '**'],
    ['', ':'],
  ]) {
    const reply = `# a\n\n${before}${items}${after}\n- b\n\n${before}${steps}${after}\n1. c\n\n## d`
    expect(partsOf(reply)).toEqual([
      'introduction: h1 a',
      `ingredients: h2 ${items} / ul b`,
      `steps: h2 ${steps} / ol c / h2 d`,
    ])
  }
})

it.each([
  ['Get going', '20 min ahead, soak the leeks.', 'Fry them'],
  ['Anleitung', '20 Min. vorher den Lauch einweichen.', 'Braten.'],
  ['So geht’s', '½ Stunde kochen!', '3 Minuten ruhen lassen.'],
  ['手順', '20分前に豆を水に浸す。', '煮る'],
  ['Yapılışı', '20 dakika önce pırasayı ıslatın.', '1 litre suda pişirin.'],
  ['विधि', '२० मिनट पहले भिगो दें।', 'पकाएँ।'],
  ['الطريقة', '٢٠ دقيقة قبل الطهي، انقع الفول.', 'اطبخه.'],
  ['For the soup', '2 days ahead, soak the beans.', '1 cup of stock goes in.'],
  ['Notes', '1 day ahead, soak the beans.', 'Boil them.'],
])('numbered sentences below ingredients are steps: %s', (heading, first, second) => {
  for (const items of ['- c\n- d\n', '1. 2 c\n2. d\n', '|c|\n|-|\n']) {
    const reply = `# a\n\n**b**\n${items}\n**${heading}**\n1. ${first}\n2. ${second}\n`
    const steps = partsOf(reply).at(-1)?.replaceAll('\u00A0', ' ')
    expect(steps).toBe(`steps: h2 ${heading} / ol ${first}${second}`)
    expect(changesOf(reply)).toEqual([])
  }
})

const [A, B] = ['introduction: h1 A', 'ingredients: h2 B / ul c']

// biome-ignore format: a table of a rule, a markdown, and its parts
it.each([
  ['lists need no headings', 'Hot.\n\n- a\n\n1. b', ['preamble: p Hot.', 'ingredients: ul a', 'steps: ol b']],
  ['the paragraphs before the title are set apart', 'Sure!\n\nHere:\n\n# A\n\nHot.', ['preamble: p Sure! / p Here:', `${A} / p Hot.`]],
  ['words below another block are not set apart', '> Hot\n\nSure!\n\n# A', ['introduction: blockquote Hot / p Sure! / h1 A']],
  ['a table may be the ingredients', '# A\n## B\n|c|\n|-|\n1. d', [A, 'ingredients: h2 B / div c', 'steps: ol d']],
  ['a table needs no heading', '# A\n\n|b|\n|-|\n\n1. c', [A, 'ingredients: div b', 'steps: ol c']],
  ['a heading over groups may have their level', '# A\n**B**\n**c**\n- d\n\n**e**\n- f\n\n**g**\n1. h',
    [A, 'ingredients: h2 B / h3 c / ul d / h3 e / ul f', 'steps: h2 g / ol h']],
  ['numbered ingredients have bullets', 'Ingredients:\n3. salt\n4. leeks\n\nFor the sauce:\n1. cream\n\nSteps:\n1. Cut.',
    ['ingredients: h2 Ingredients / ul saltleeks / h3 For the sauce / ul cream', 'steps: h2 Steps / ol Cut.']],
  ['amounts are numbered ingredients in any language', '# A\n## B\n1. ½ c\n## d\n1. e', [A, 'ingredients: h2 B / ul ½ c', 'steps: h2 d / ol e']],
  ['numbered groups of ingredients may have items without an amount', '# A\n## B\n1. 2 c\n## d\n1. 2 e\n2. f\n## g\n1. h',
    [A, 'ingredients: h2 B / ul 2 c / h2 d / ul 2 ef', 'steps: h2 g / ol h']],
  ['a group may be the first numbered list', '# A\n## Ingredients\n### c\n1. 2 d\n### e\n1. 2 f', [A, 'ingredients: h2 Ingredients / h3 c / ul 2 d / h3 e / ul 2 f']],
  ['numbers below bullets are steps, even if they begin with amounts', '# A\n## B\n- c\n## d\n1. 9分煮る\n2. 2分焼く', [A, B, 'steps: h2 d / ol 9分煮る2分焼く']],
  ['one amount does not make ingredients of steps', '# A\n## B\n1. 2 c\n## d\n1. 9分煮る\n2. 切る\n3. 焼く',
    [A, 'ingredients: h2 B / ul 2 c', 'steps: h2 d / ol 9分煮る切る焼く']],
  ['steps may have no ingredients', '# A\n1. b', [A, 'steps: ol b']],
  ['a purpose may name numbered steps', '# A\n## B\n- c\n## For the dough\n1. Mix.\n## For the top\n1. Cut.',
    [A, B, 'steps: h2 For the dough / ol Mix. / h3 For the top / ol Cut.']],
  ['a purpose over bullets names ingredients, even if these are sentences', '# A\n## B\n- c\n## For the dough\n- Flour.\n## d\n1. e',
    [A, `${B} / h2 For the dough / ul Flour.`, 'steps: h2 d / ol e']],
  ['groups may be nested', '# A\n## Ingredients\n### c\n- d\n#### e\n- f', [A, 'ingredients: h2 Ingredients / h3 c / ul d / h4 e / ul f']],
  ['a heading over paragraphs may be steps', '# A\n## B\n- c\n## d\ne', [A, B, 'steps: h2 d / p e']],
  ['notes below the ingredients are not steps', '# A\n## B\n- c\n## Notes\nd', [A, `${B} / h2 Notes / p d`]],
  ['a heading over paragraphs is not steps if numbered steps follow', '# A\n## B\n- c\n## d\ne\n## f\n1. g', [A, `${B} / h2 d / p e`, 'steps: h2 f / ol g']],
  ['a heading over paragraphs is not steps if a heading with that name follows', '# A\n## B\n- c\n## d\ne\n## Directions\n- f',
    [A, `${B} / h2 d / p e`, 'steps: h2 Directions / ul f']],
  ['bulleted sentences are steps', '# A\n## B\n- c\n## d\n- Cut.\n- Fry', [A, B, 'steps: h2 d / ul Cut.Fry']],
  ['bulleted sentences without a heading are not steps', '# A\n- b\n\nc\n\n- Cut.', [A, 'ingredients: ul b / p c / ul Cut.']],
  ['bullets below a name are steps', '# A\n**B**\n- c\n\n**Directions:**\n- Cut', [A, B, 'steps: h2 Directions / ul Cut']],
  ['numbered headings are steps', '# A\n## B\n- c\n## d\n## 1. e\nf\n## 2. g\nh\n## i\nj',
    [A, B, 'steps: h2 d / h3 1. e / p f / h3 2. g / p h / h2 i / p j']],
  ['headings with a step’s number are steps', '# A\n## B\n- c\n## Krok 1\ne\n## Krok 2\nf', [A, B, 'steps: h2 Krok 1 / p e / h2 Krok 2 / p f']],
  ['a purpose with a number is not a step', '# A\n## B\n- c\n## For the 1st layer\n- d', [A, `${B} / h2 For the 1st layer / ul d`]],
  ['a heading with another number than 1 is not a step', '# A\n## B\n- c\n### 10 d\ne\n## f\n1. g', [A, `${B} / h3 10 d / p e`, 'steps: h2 f / ol g']],
  ['other lists come before the named ingredients', '# A\n- b\n\n## c\n- d\n\n## Zutaten\n- e\n\n1. f',
    [`${A} / ul b / h2 c / ul d`, 'ingredients: h2 Zutaten / ul e', 'steps: ol f']],
  ['other lists come before the named ingredients, even if these are numbered', '# A\n- b\n\n## c\n## Zutaten\n1. d',
    [`${A} / ul b / h2 c`, 'ingredients: h2 Zutaten / ul d']],
  ['an item is not the name of a part', '# A\n- tools\n\n1. b', [A, 'ingredients: ul tools', 'steps: ol b']],
  ['equipment is not an ingredient', '# A\n## Equipment\n- b\n## c\n- d', [`${A} / h2 Equipment / ul b`, 'ingredients: h2 c / ul d']],
  ['ingredients are found only above the steps', 'Steps:\n\na\n\nb:\n- c', ['steps: h2 Steps / p a / h2 b / ul c']],
  ['another dish belongs to the steps', '# A\n## B\n- c\n## d\n1. e\n\n---\n\n# f\ng\n## B\n- h\n## i\n1. j',
    [A, B, 'steps: h2 d / ol e / hr  / h2 f / p g / h3 B / ul h / h3 i / ol j']],
  ['another dish in bold belongs to the steps', '**A**\n\n**B**\n- c\n\n**d**\n1. e\n\n**f**\n\n**Ingredients**\n- g',
    [A, B, 'steps: h2 d / ol e / h2 f / h2 Ingredients / ul g']],
])('%s', (_, markdown, parts) => {
  expect(partsOf(markdown)).toEqual(parts)
})

// biome-ignore format: a table of a form and a reply
it.each([
  ['a recipe', 'Sure!\n\n# Soup\nA classic.\n## Produkty\n- leek\n### Sos\n- cream\n## Wykonanie\nHeat.\n\n1. Cut.\n- Stir.\n## Notes\nHot.\n'],
  ['a recipe in labels', 'Soup\n\nYields: 2\n\nIngredients:\n1. leek\n2. salt\n\nFor the sauce:\n1. cream\n\nDirections:\n- Cut\n- Stir\n\nEnjoy!\n'],
  ['facts and equipment', '# Soup\nTime: 10 min\n\n## Equipment\n- pot\n## Ingredients\n- leek\n## Steps\n### 1. Cut\nCut it.\n### 2. Fry\nFry it.\n'],
  ['lists', `# Soup\n\nYou need ${'very '.repeat(20)}fresh leeks:\n\n- leek\n\nAnd then:\n\n1. Cut.\n\nTip: hot.\n\n2. Stir.\n`],
  ['another dish', '# Soup\n## Ingredients\n- leek\n## Steps\n1. Cut.\n\n# Salad\n## Ingredients\n- egg\n## Steps\n1. Boil.\n'],
])('%s keeps its parts while it streams', (_, reply) => {
  expect(changesOf(reply)).toEqual([])
})

// biome-ignore format: a table of what only a later line can decide, a reply, and what changes
it.each([
  ['another list came first', '## A\n- b\n## Ingredients\n- c\n', ['ingredients h2 -> introduction h2', 'ingredients ul -> introduction ul']],
  ['words between the parts are not steps', '# A\n## B\n- c\n## d\ne.\n## f\n1. g\n', ['steps h2 -> ingredients h2', 'steps p -> ingredients p']],
])('parts may change while a recipe streams if %s', (_, reply, changes) => {
  expect(changesOf(reply)).toEqual(changes)
})

it('the styles get the height of the ingredients, and of no other part', () => {
  const observer = { observe: vi.fn(), disconnect: vi.fn() }
  const FakeObserver = vi.fn(function (this: object, _onResize: () => void) {
    Object.assign(this, observer)
  })
  vi.stubGlobal('ResizeObserver', FakeObserver)
  const markdown = '# Pie\n\n## Ingredients\n\n- leek\n\n## Steps\n\n1. Cut.'
  const { container, unmount } = render(<Markdown>{markdown}</Markdown>)
  const ingredients = container.querySelector<HTMLElement>('[data-part="ingredients"]')
  expect(observer.observe.mock.calls).toEqual([[ingredients]])
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(321)
  FakeObserver.mock.calls[0]?.[0]()
  expect(ingredients?.style.getPropertyValue('--ingredients-height')).toBe('321px')
  unmount()
  expect(observer.disconnect).toHaveBeenCalledOnce()
})

it('line breaks are kept, in tables too', () => {
  const { container } = render(<Markdown>{'Cut.\nStir.\n\n| a |\n| - |\n| b<br>c |'}</Markdown>)
  expect(container.querySelectorAll('br')).toHaveLength(2)
})

it.each([
  '3*200 g flour and 2*50 ml oil',
  'Cook 2*10 minutes, then 3*5 minutes',
  '5cm*1cm*1cm',
  '20 cm*30 cm, or 25 cm*25 cm',
  '5厘米*1厘米，10厘米*2厘米',
  'خفق ٢*٥ دقائق ثم ٣*٤',
  '½*3 cups and 2*½ cup',
  '3_200 g and 2_50 ml',
])('no number loses a star or a line before it: %s', (amounts) => {
  const reply = `# Soup\n\n${amounts}\n\n- **${amounts}**\n- *Hot* **葱**2\n\n|${amounts}|\n|-|\n\n\`${amounts}\`\n`
  const { container } = render(<Markdown>{reply}</Markdown>)
  const text = container.textContent?.replaceAll('\u00A0', ' ')
  expect(text).toBe(`Soup${amounts}${amounts}Hot 葱2${amounts}${amounts}`)
})

it.each([
  ['Chinese', '1. **切菜：**把豆腐切块，再**“焯水”**一分钟。', ['切菜：', '“焯水”']],
  ['Japanese', '**「中火」**で、**（弱火）**でも。', ['「中火」', '（弱火）']],
  ['Korean', '**두부(300g)**를, 그리고 **간장(1큰술)**과', ['두부(300g)', '간장(1큰술)']],
])('words in bold need no spaces around them in %s', (_, reply, bold) => {
  const { container } = render(<Markdown>{reply}</Markdown>)
  expect([...container.querySelectorAll('strong')].map((words) => words.textContent)).toEqual(bold)
  expect(container.textContent).not.toMatch(MARKS)
  expect(changesOf(`${reply}\n`)).toEqual([])
})

it('only complete http(s) and mailto URLs become links, which open in a new tab', () => {
  const urls = ['https://a.example', 'HTTP://a.example/b?c#d', 'mailto:a@b.example']
  const others = ['javascript:1', '', '/', '#a', 'http:a', 'https://', '/https://a.example']
  const unknown = ['mailto:', 'https://[', 'xmpp:https://a.example']
  const markdown = [...urls, ...others, ...unknown].map((url) => `[a](<${url}>)`)
  const { container } = render(<Markdown>{markdown.join('\n')}</Markdown>)
  const links = [...container.querySelectorAll('a')]
  expect(links.map((link) => link.getAttribute('href'))).toEqual(urls)
  for (const link of links)
    expect(link).toMatchObject({ rel: 'noopener noreferrer nofollow', target: '_blank' })
})

it('an image is replaced by its alternative text, even in a link', () => {
  const markdown =
    '![a bowl](https://a.example/a.png) [![soup](https://b.example/b)](https://c.example)'
  const { container } = render(<Markdown>{markdown}</Markdown>)
  expect(container).toHaveTextContent('a bowl soup')
  expect(container.querySelector('a')).toHaveTextContent('soup')
})

it('the checkboxes of a task list have a label and are disabled', () => {
  const { getByRole } = render(<Markdown>{'- [x] eggs\n- [ ] salt'}</Markdown>)
  expect(getByRole('checkbox', { name: 'Done' })).toBeDisabled()
  expect(getByRole('checkbox', { name: 'To do' })).not.toBeChecked()
})

/** Replaces each text node with an element, as a browser's translation does. */
function translate(node: ChildNode) {
  if (!(node instanceof Text)) return [...node.childNodes].forEach(translate)
  const font = document.createElement('font')
  font.textContent = node.data
  node.replaceWith(font)
}

const textsOf = (node: Node): string[] =>
  node instanceof Text ? [node.data] : [...node.childNodes].flatMap(textsOf)

it.each([
  ['heading', '# Hot *soup*', '# Hot *soup* for two'],
  ['item', '- leek\n- **big** one', '- leek\n- **big** one, cut\n- salt'],
  ['list that becomes loose', '1. leek\n2. salt', '1. leek\n2. salt\n\n3. oil'],
  ['quotation', '> Hot', '> Hot\n>\n> Good'],
  ['cell', '| a. |\n| - |\n| **b** c. |', '| a. |\n| - |\n| **b** cd. |\n| e |'],
])('a translated %s shows every word of the longer text', (_, before, after) => {
  const wordsOf = (text: string) => text.match(/\p{L}+/gu)
  // Inside another element, as in the page: React can't remove translated text.
  const blocks = (text: string) => <main>{<Markdown>{`Here:\n\n${text}`}</Markdown>}</main>
  const { container, rerender } = render(blocks(before))
  const unchanged = container.querySelector('p')
  translate(container)
  rerender(blocks(after))
  expect(wordsOf(textsOf(container).join(' '))).toEqual(wordsOf(`Here: ${after}`))
  expect(container.querySelector('p')).toBe(unchanged)
})

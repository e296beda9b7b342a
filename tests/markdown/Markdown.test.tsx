import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { keepSettledLines } from '../../src/markdown/keepSettledLines.ts'
import { Markdown } from '../../src/markdown/Markdown.tsx'
import { unwrap } from '../../src/markdown/unwrap.ts'
import { changesOf, RAW_MARKDOWN } from './changesOf.tsx'
import { printOutline, textsOf } from './printOutline.ts'

function renderOutline(reply = '') {
  return printOutline(render(<Markdown>{reply}</Markdown>).container)
}

const FOLDER = import.meta.dirname
const read = (name: string) => readFileSync(join(FOLDER, name), 'utf8')

const files = readdirSync(join(FOLDER, 'replies')).filter((name) => name.endsWith('.md'))

// Recipes in the styles of well-known models, each beside the outline that a cook sees.
describe.each(files)('the reply in %s', (file) => {
  const reply = read(`replies/${file}`)

  it('reads like a cookbook: headings in order, lists as lists, no raw markdown', () => {
    const { container } = render(<Markdown>{reply}</Markdown>)
    expect(printOutline(container)).toBe(read(`replies/${file.replace('.md', '.txt')}`))
    expect(container.textContent).not.toMatch(RAW_MARKDOWN)
    expect(container.querySelector('pre, del')).toBeNull()
  })

  it('shows no raw markdown while it streams, and keeps what it has shown', () => {
    expect(changesOf(reply)).toEqual([])
  })
})

const EXAMPLE = /^## ([^\n]+)\n````md\n(.*?)\n````\n````\n(.*?)\n?````$/gms

/** The examples in a file: a name, a reply, and what becomes of it. */
function examplesIn(file: string) {
  const text = read(file)
  const examples = [...text.matchAll(EXAMPLE)].map(([, ...example]) => example)
  if (examples.length !== text.match(/^````md$/gm)?.length) throw new Error(`An example of ${file}`)
  return examples
}

it.each(examplesIn('texts.md'))('%s', (_, reply = '', text) => {
  const { container } = render(<Markdown>{reply}</Markdown>)
  for (const lineBreak of container.querySelectorAll('br')) lineBreak.replaceWith('\n')
  const blocks = [...container.querySelectorAll('h1, h2, p, li, th, td, pre')]
  const leaves = blocks.filter((block) => !block.querySelector('p, li, pre'))
  const shown = leaves.flatMap((block) => block.textContent.trim() || []).join('\n')
  expect(shown.replaceAll('\u00A0', '␣').replaceAll('\u2060', '⁀')).toBe(text)
})

describe.each(examplesIn('rules.md'))('%s', (name = '', reply = '', outline) => {
  it('has these parts when it is whole', () => {
    expect(renderOutline(reply)).toBe(`${outline}\n`)
  })

  const changes = () => changesOf(`${reply}\n`)
  if (name.endsWith('(a later line decides)'))
    it('changes while it streams', () => expect(changes()).not.toEqual([]))
  else it('keeps what it has shown while it streams', () => expect(changes()).toEqual([]))
})

it.each(examplesIn('streams.md'))('a stream: %s', (_, text = '', shown) => {
  expect(keepSettledLines(unwrap(text.replaceAll('␣', ' '))) || 'nothing').toBe(shown)
})

const INGREDIENTS =
  'What you need, You’ll need, Składniki, Malzemeler, Ингредиенты, 재료, المكونات, 所需材料, 食材, 配料, 用料'
it.each(INGREDIENTS.split(', '))('a name of the ingredients: %s', (name) => {
  const outline = `introduction: h1 Soup / 1 item\ningredients: h2 ${name} / 1 item\n`
  expect(renderOutline(`# Soup\n\n- A pot\n\n## ${name}\n\n- leek\n`)).toBe(outline)
})

const STEPS =
  'Cooking steps, How to make it, Method, Directions, Zubereitung, Préparation, Preparación, 制作步骤, 做法, 作り方'
it.each(STEPS.split(', '))('a name of the steps: %s', (name) => {
  const outline = `introduction: h1 Soup\ningredients: 1 item\nsteps: h2 ${name} / 1 item\n`
  expect(renderOutline(`# Soup\n\n- leek\n\n## ${name}\n\n- Cut\n`)).toBe(outline)
})

const NOTES =
  'Equipment, Chef’s notes, Cooking tips, Wine pairing, Serve with, Tipps, Hinweise, Conseils, Consejos, Consigli, Советы, Примечания, 小贴士, コツ, 팁, نصائح, טיפים, सुझाव, เคล็ดลับ'
it.each(NOTES.split(', '))('a name of notes, whose numbers are not the steps: %s', (name) => {
  const notes = `## ${name}\n\n1. Buy them fresh, and early.\n\n`
  const steps = '## So\n\n1. Cut it all up.\n\n'
  expect(renderOutline(`# Soup\n\n- leek\n\n${notes}${steps}`)).toBe(
    `introduction: h1 Soup\ningredients: 1 item / h2 ${name} / 1 item\nsteps: h2 So / 1 numbered\n`,
  )
  expect(renderOutline(`- leek\n\n${steps}${notes}`)).toBe(
    `ingredients: 1 item\nsteps: h2 So / 1 numbered / h2 ${name} / 1 numbered[data-aside=]\n`,
  )
})

const OPENINGS = ['```', '```Markdown', '```text', '```txt', '``` recipe', '~~~md', '````plaintext']
it.each(OPENINGS)('a reply wholly in a fence is unwrapped: %s', (opening) => {
  const outline = 'introduction: h1 Soup\ningredients: 1 item\nsteps: 1 numbered\n'
  const [marks] = opening.match(/^[`~]+/) ?? []
  for (const end of [`${marks}\n`, `  ${marks}\`\n\n`, ''])
    for (const lineEnd of ['\n', '\r\n']) {
      const reply = `\n${opening}\n# Soup\n\n- leek\n\n1. Cut.\n${end}`.replaceAll('\n', lineEnd)
      const { container } = render(<Markdown>{reply}</Markdown>)
      expect(printOutline(container)).toBe(outline)
      expect(container.textContent).not.toMatch(RAW_MARKDOWN)
      expect(changesOf(reply)).toEqual([])
    }
})

it.each([
  ['a no-break space', '\u00A0'],
  ['a narrow no-break space', '\u202F'],
])('%s may stand before the colon of a heading', (_, space) => {
  const reply = read('replies/french.md').replaceAll(' :', `${space}:`)
  expect(renderOutline(reply)).toBe(read('replies/french.txt'))
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
  const reply = read('replies/round-bullets.md').replaceAll(/(?<=^ *(?:#+|[•◦●]|\d\.)) /gm, space)
  const { container } = render(<Markdown>{reply}</Markdown>)
  expect(printOutline(container)).toBe(read('replies/round-bullets.txt'))
  expect(container.querySelector('ul ul')).toHaveTextContent('only the white')
  expect(changesOf(reply)).toEqual([])
})

it('a text beyond the bounds has no parts, and is shown as it arrives', () => {
  const text = `${'>'.repeat(20)} Stir.`
  const { container } = render(<Markdown stream="running">{text}</Markdown>)
  expect(container.querySelector('section')).toBeNull()
  expect(container).toHaveTextContent(text)
})

it('line breaks are kept, in tables too', () => {
  const { container } = render(<Markdown>{'Cut.\nStir.\n\n| a |\n| - |\n| b<br>c |'}</Markdown>)
  expect(container.querySelectorAll('br')).toHaveLength(2)
})

it.each([
  ['a table', '| a | b | c | d |'],
  ['a table without spaces', '|a|b|c|d|'],
  ['a table with an empty head', '| | | | |'],
])('the columns of %s are aligned as its delimiter row says', (_, head) => {
  const table = `${head}\n| :-- | :-: | --: | - |\n| e | f | g | h |`
  const { container } = render(<Markdown>{table}</Markdown>)
  const heads = [...container.querySelectorAll('th')]
  expect(heads.map(({ style }) => style.textAlign)).toEqual(['left', 'center', 'right', ''])
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

it.each(examplesIn('checkboxes.md'))('%s', (_, markdown = '', names) => {
  const { queryAllByRole } = render(<Markdown>{markdown}</Markdown>)
  const boxes = queryAllByRole('checkbox').map((box) => {
    const name = box.getAttribute('aria-label') ?? box.closest('label')?.textContent?.trim()
    const states = ['checked', 'disabled'].filter((state) => box.matches(`:${state}`))
    return [name, ...states].join(', ')
  })
  expect(boxes.join('\n') || 'none').toBe(names)
})

it('no line of the ingredients has a number, not even below the name of a group', () => {
  const { container } = render(<Markdown>{'- For the top\n  1. salt\n\n1. Cut.'}</Markdown>)
  expect(container.querySelectorAll('[data-part=ingredients] li')).toHaveLength(2)
  expect(container.querySelectorAll('ol')).toHaveLength(1)
})

it('the part with a table says so to the styles, which make it wider', () => {
  const { container } = render(<Markdown>{'| leek |\n\nFresh.\n\n1. Cut.'}</Markdown>)
  const parts = [...container.children].map((part) => part.matches('[data-table]'))
  expect(parts).toEqual([true, false])
})

const FENCED_DATA = ['{ "a": 1 }', '[\n  { "a": 1 }\n]', '[ "leek" ]', '["leek"]', '  <b>Soup</b>']
const PROGRAMS = ['let leeks = 2;', 'def cut():\n    boil()']
it.each([...FENCED_DATA, ...PROGRAMS])('data or a program in a fence stays code: %j', (code) => {
  const reply = `\`\`\`\n${code}\n\`\`\`\n`
  expect(renderOutline(reply)).toBe('introduction: pre\n')
  expect(changesOf(reply)).toEqual([])
})

const BARE_DATA = ['{\n  "leeks": [\n    2\n  ]\n}\n', '  {\n    "a": 1\n  }\n', '[\n  "leek"\n]\n']
it.each(BARE_DATA)('data without a fence is code, and keeps its indentation: %j', (json) => {
  const { container } = render(<Markdown>{`\n${json}`}</Markdown>)
  expect(container.querySelector('pre')?.textContent).toBe(json)
  expect(changesOf(json)).toEqual([])
})

it('the line through a ticked item does not begin with the space after its "[x]"', () => {
  const { container } = render(<Markdown>{'- [x] 2 *fresh* eggs'}</Markdown>)
  expect(container.querySelector('label')?.textContent).toBe('2 fresh eggs')
})

it('a numbered heading of the steps is an item with what stands below it', () => {
  const reply =
    '# Soup\n\n## Steps\n### Step 1: **Cut**\nThin.\n- Rings\n\n---\n\n### Step 2\nBoil.'
  const { container } = render(<Markdown>{reply}</Markdown>)
  const [cut, boil] = container.querySelectorAll('[data-part=steps] > ol > li')
  const tagsIn = (step?: Element) => [...(step?.children ?? [])].map(({ localName }) => localName)
  expect(tagsIn(cut)).toEqual(['input', 'h3', 'p', 'ul'])
  expect(cut?.querySelector('h3')).toHaveTextContent(/^Cut$/)
  expect(tagsIn(boil)).toEqual(['input', 'p'])
  expect(boil).toHaveTextContent(/^Boil\.$/)
})

it.each([
  ['Step 1: Cut', 'Cut'],
  ['🔪 1. Cut', 'Cut'],
  ['Étape 1 : Couper', 'Couper'],
  ['Schritt 1: Schneiden', 'Schneiden'],
  ['Paso 1. Cortar', 'Cortar'],
  ['Шаг 1: Нарезать', 'Нарезать'],
  ['第1步：切菜', '切菜'],
  ['ステップ1：切る', '切る'],
  ['⑴ 切る', '切る'],
  ['الخطوة 1: قطّع', 'قطّع'],
  ['Layer 1: Noodles', 'Layer 1: Noodles'],
  ['Option 1: Oven', 'Option 1: Oven'],
  ['Method 1', 'Method 1'],
])('the numbered heading “%s” becomes “%s”', (heading, words) => {
  const reply = `# Soup\n\n## Steps\n\n### ${heading}\n\nStir.`
  const { container } = render(<Markdown>{reply}</Markdown>)
  expect(container.querySelector('[data-part=steps] > ol > li > h3')?.textContent).toBe(words)
})

it('the number or the box of each item stands where its own script begins', () => {
  const { container } = render(<Markdown>{'- leek\n- كراث\n\n1. قطّع'}</Markdown>)
  expect(container.querySelectorAll('li[dir=auto]')).toHaveLength(3)
  expect(container.querySelectorAll('li [dir]')).toHaveLength(0)
})

it('the first column of a table stands where its own script begins', () => {
  const { getByRole } = render(<Markdown>{'| كراث | 2 |'}</Markdown>)
  expect(getByRole('group')).toHaveAttribute('dir', 'auto')
})

const QUESTIONS = 'Can you, Could you, Do you, May we, Shall we, Should we, Would you'
it.each(QUESTIONS.split(', '))('a label that asks is not a heading: %s', (words) => {
  const outline = 'introduction: h1 Soup\ningredients: 1 item\nsteps: 1 numbered / p / 1 item\n'
  expect(renderOutline(`# Soup\n\n- leek\n\n1. Cut.\n\n${words} try:\n\n- Cream`)).toBe(outline)
})

/** Replaces each text node with an element, as a browser's translation does. */
function translate(node: ChildNode) {
  if (!(node instanceof Text)) return [...node.childNodes].forEach(translate)
  const font = document.createElement('font')
  font.textContent = node.data
  node.replaceWith(font)
}

const HEADINGS = [1, 2, 3, 4, 5, 6].map((level) => `${'#'.repeat(level)} Hot *soup*`).join('\n')
it.each([
  ['paragraph', 'Hot *soup*', 'Hotter *soup*'],
  ['heading of each level', HEADINGS, HEADINGS.replaceAll('Hot', 'Hotter')],
  ['row of facts', 'Prep: 10 min · Serves: 4', 'Prep: 10 min · Serves: 4 to 6 people'],
  ['item', '- leek\n- **big** one', '- leek\n- **big** one, cut\n- salt'],
  ['list that becomes loose', '1. leek\n2. salt', '1. leek\n2. salt\n\n3. oil'],
  ['quotation', '> Hot', '> Hotter\n>\n> Good'],
  ['cell', '| a **b** |\n| - |\n| **c** d |', '| aa **b** |\n| - |\n| **c** dd |\n| e |'],
])('a translated %s shows every word of the longer text', (_, before, after) => {
  const wordsOf = (text: string) => text.match(/\p{L}+/gu)
  // Inside another element, as in the page: React can't remove translated text.
  const blocks = (text: string) => (
    <main>
      <Markdown>{`Here:\n\n${text}`}</Markdown>
    </main>
  )
  const { container, rerender } = render(blocks(before))
  const unchanged = container.querySelector('p')
  translate(container)
  rerender(blocks(after))
  expect(wordsOf(textsOf(container).join(' '))).toEqual(wordsOf(`Here: ${after}`))
  expect(container.querySelector('p')).toBe(unchanged)
})

it('marks on a line of their own may have spaces behind them', () => {
  const outline = 'introduction: h1 Soup\ningredients: 1 item\n'
  expect(renderOutline('--- \ntitle: Soup\n--- \n\n- leek')).toBe(outline)
  expect(renderOutline('Hot.\n\n* * * \n\nGood.')).toBe('preamble: p\nintroduction: hr / p\n')
})

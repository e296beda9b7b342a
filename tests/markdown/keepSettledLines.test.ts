import { expect, it } from 'vitest'
import { keepSettledLines } from '../../src/markdown/keepSettledLines.ts'

const SENTENCE =
  'Cook the leeks in a large pot over medium heat until they are soft but not brown, about 9'

it.each([
  ['a sentence once it has ended', 'Cut.\nStir', 'Cut.'],
  ['an item once it has ended', '- leek\n- sa', '- leek'],
  ['no label of items before the first of them', '- leek\n- **Sauce:**\n', '- leek'],
  ['a label once it is clear what follows', 'Cut.\nBroth:\n\n- salt\n', 'Cut.\nBroth:\n\n- salt'],
  ['no label before the next block', 'Cut.\nBroth:\n\n- sal', 'Cut.'],
  ['no bold line or title before the next block', '# Soup\n\n**Serves 2**\n\n', ''],
  ['no bold line before a blank line of spaces', '**Broth**\n  \n', ''],
  ['no head of a table before its rule', 'Cut.\n| a | b |\n| - | -', 'Cut.'],
  ['a table once its rule is complete', '| a |\n| - |\n', '| a |\n| - |'],
  ['a table row by row', '| a |\n| - |\n| b |\n| c', '| a |\n| - |\n| b |'],
  ['a long line word by word', `* ${SENTENCE} min`, `* ${SENTENCE}`],
  ['a long line with a late bar, once shown', `Cut.\n${SENTENCE} 5|6\n`, `Cut.\n${SENTENCE} 5|6`],
  ['a long line up to an open mark', `${SENTENCE} **or** so, **but`, `${SENTENCE} **or** so,`],
  ['code line by line', '# Soup\n\nHot.\n\n```\n**b**\n| c\n', '# Soup\n\nHot.\n\n```\n**b**\n| c'],
  ['no label before the next block in its own fence', '```markdown\nHot.\nBroth:\n', 'Hot.'],
])('a streamed text shows %s', (_, text, shown) => {
  expect(keepSettledLines(text)).toBe(shown)
})

import { expect, it } from 'vitest'
import { normalizeMarkdown } from '../../src/markdown/normalizeMarkdown.ts'

const FENCE = '```'

it.each([
  ['the first heading is the title, whatever its level', '### Soup\n\nHot.', '# Soup\n\nHot.'],
  [
    'levels follow in order below the title',
    '## Soup\n#### Leeks\n###### Green\n#### Broth',
    '# Soup\n## Leeks\n### Green\n## Broth',
  ],
  [
    'headings of one level are below the title too',
    '### Soup\n### Ingredients\n- leek\n### Method\nCut.',
    '# Soup\n## Ingredients\n- leek\n## Method\nCut.',
  ],
  [
    'a second recipe has a title of its own',
    '## Soup\n### Ingredients\n- leek\n## Salad\n### Ingredients\n- cress',
    '# Soup\n## Ingredients\n- leek\n# Salad\n## Ingredients\n- cress',
  ],
  [
    'what is called as parts are is no title',
    'Sure!\n\n### Ingredients:\n- leek\n\n### Method:\n1. Cut.\n\n### Notes\nHot.',
    'Sure!\n\n## Ingredients:\n- leek\n\n## Method:\n1. Cut.\n\n## Notes\nHot.',
  ],
  ['a heading without a space is one', '###Soup\nHot.', '# Soup\nHot.'],
  ['a number sign is no heading', '#1 of soups', '#1 of soups'],
  [
    'what is bold over a list is a heading',
    '# Soup\n\n**Ingredients:**\n\n- leek\n\n__Method__:\n1. Cut.',
    '# Soup\n\n## Ingredients:\n\n- leek\n\n## Method:\n1. Cut.',
  ],
  [
    'a bold line after a list is no part of its last item',
    '**Leeks**\n- two\n**Broth**\n- one litre',
    '## Leeks\n- two\n## Broth\n- one litre',
  ],
  [
    'what is bold where a title would be is the title',
    'Sure!\n\n**Soup**\n\n### Leeks\n- two',
    'Sure!\n\n# Soup\n\n## Leeks\n- two',
  ],
  [
    'what is bold elsewhere stays bold',
    '# Soup\n\n**Careful!**\n\nIt is hot.\n**Serves:** 2\n\n- **leek**',
    '# Soup\n\n**Careful!**\n\nIt is hot.\n**Serves:** 2\n\n- **leek**',
  ],
  [
    'a label over a list is a heading',
    'Sure.\n\nRice:\n1. 材料\n\n做法：\n1. 煮',
    'Sure.\n\n## Rice:\n1. 材料\n\n## 做法：\n1. 煮',
  ],
  [
    'a sentence over a list is not',
    'Here is all that you will need to make this soup:\n- leek\n\nCut. Then:\n- stir',
    'Here is all that you will need to make this soup:\n- leek\n\nCut. Then:\n- stir',
  ],
  [
    'an underlined line is a heading',
    'Soup\n====\n\nLeeks\n-----\n- two',
    '# Soup\n\n\n## Leeks\n\n- two',
  ],
  ['a rule under a paragraph is a rule', 'Enjoy!\n---\nBye.', 'Enjoy!\n---\nBye.'],
  [
    'a text in a fence is taken out of it',
    `${FENCE}markdown\n## Soup\nHot.\n${FENCE}\n`,
    '\n# Soup\nHot.\n\n',
  ],
  [
    'also with a sentence before and words after',
    `Here it is:\n\n${FENCE}\n2 leeks\n${FENCE}\nEnjoy!`,
    'Here it is:\n\n\n2 leeks\n\nEnjoy!',
  ],
  ['and before its fence has closed', `${FENCE}md\n## So`, '\n# So'],
  [
    'other code stays code',
    `Heat.\n\nStir.\n\n${FENCE}\n# 180\n${FENCE}`,
    `Heat.\n\nStir.\n\n${FENCE}\n# 180\n${FENCE}`,
  ],
  ['so does that of a language', `${FENCE}json\n{}\n${FENCE}`, `${FENCE}json\n{}\n${FENCE}`],
  [
    'parts of the title’s level stay parts after a bold one',
    '### Tofu\n\n**Ingredients:**\n- tofu\n\n### Method:\n1. Press.\n\n### Tips\nServe.',
    '# Tofu\n\n## Ingredients:\n- tofu\n\n## Method:\n1. Press.\n\n## Tips\nServe.',
  ],
  [
    'a title over facts is the title',
    '### Rice\n- Time: 10 minutes\n#### Ingredients\n- rice',
    '# Rice\n- Time: 10 minutes\n## Ingredients\n- rice',
  ],
  [
    'a first line of a few words is the title if a part comes next',
    'Leek Soup\n\nIngredients:\n2 leeks',
    '# Leek Soup\n\n## Ingredients:\n2 leeks',
  ],
  [
    'but no sentence',
    'Here is your soup.\n\n### Ingredients\n- two\n### Method\nCut.',
    'Here is your soup.\n\n## Ingredients\n- two\n## Method\nCut.',
  ],
  ['bold facts are no title', '**Prep: 10 min**\n\nCut.', '**Prep: 10 min**\n\nCut.'],
  [
    'nor is a bold sentence a part',
    `**${'Careful, it is hot. '.repeat(5)}**\n- a`,
    `**${'Careful, it is hot. '.repeat(5)}**\n- a`,
  ],
  ['marks need no space', '###**Curry**\n##1. Cut\n#2', '# **Curry**\n## 1. Cut\n#2'],
  [
    'a heading in an item stays there',
    '1. Cut:\n   # 180\n   ```\n   # code\n   ```\n2. Eat',
    '1. Cut:\n   # 180\n   ```\n   # code\n   ```\n2. Eat',
  ],
  [
    'footnotes are numbers and lines',
    'rice[^12]\n\n[^1]: A.\n[^2]: B[^b]',
    'rice¹²\n\n¹ A.\n² B[b]',
  ],
  ['stars between numbers stay', '5*5*2 cm and *hot*', '5\\*5\\*2 cm and *hot*'],
  [
    'bold words may end in punctuation before others',
    '**盐：**适量、少许**「糖」**和**Method:**Cut **it.** Now, **钟：**30',
    '**盐：\u2060**适量、少许**\u2060「糖」\u2060**和**Method:\u2060**Cut **it.** Now, **钟：\u2060**30',
  ],
  [
    'a table is as wide as its widest row, and ends before other words',
    '| a | b |\n|---|\n| c | d \\| e | f |\nCut.',
    '| a | b | |\n|---|---|---|\n| c | d \\| e | f |\n\nCut.',
  ],
  [
    'a title has a name, or may say that it is one',
    '**Title: Leek Soup**\nServes 2\n\n**Note**\n- hot',
    '# Title: Leek Soup\nServes 2\n\n## Note\n- hot',
  ],
  [
    'parts on the title’s level may have no list',
    '### Soup\n#### Leeks\n- two\n### Tips\nServe hot.\n### Conclusion\nEnjoy!',
    '# Soup\n## Leeks\n- two\n## Tips\nServe hot.\n## Conclusion\nEnjoy!',
  ],
  ['a label needs no colon', 'Soup\n\nIngredients\n- leek', '# Soup\n\n## Ingredients\n- leek'],
  ['a sentence over a rule is none', 'Enjoy!\n-----\nBye.', 'Enjoy!\n-----\nBye.'],
  ['all bullets are', '• leek\n  ◦ green', '- leek\n  - green'],
])('%s', (_, markdown, normalized) => {
  expect(normalizeMarkdown(markdown)).toBe(normalized)
})

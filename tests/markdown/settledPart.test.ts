import { expect, it } from 'vitest'
import { normalizeMarkdown } from '../../src/markdown/normalizeMarkdown.ts'
import { settledPart } from '../../src/markdown/settledPart.ts'

/** Each as `what is shown¦what is held back`. */
it.each([
  '¦For the dough:\n-',
  'For the dough:\n- flour',
  'Bye.\n¦---',
  '- flour\n¦* **',
  '¦- [',
  '¦- [ ]',
  '- [ ] flour',
  '¦1',
  '¦12. ',
  '12 eggs',
  '# Sou',
  '¦## Sou',
  '¦## Soup\n\n',
  '## Soup\n\n¦Hot',
  '## Soup\n\nHot.',
  '## Soup\n\n### Meth',
  '# Soup\n- leek\n\n¦# Met',
  '# Soup\n- leek\n\n## Met',
  '## Soup\n\n¦*Serves 4',
  '## Soup\n\n### Method\n\n¦| a ',
  '¦**Ingredi',
  '¦**For the dough:**\n\n1',
  '**Ingredients:**\n\n¦1',
  '¦Note:',
  '¦**Ingredients:**',
  '**Ingredients:** eggs',
  '**Ingredients:**\n\n¦1. **Eg',
  '**Careful:** it',
  '¦Leek soup',
  '¦Leek soup\n\n**Ingr',
  'Leek soup\n\n¦**For it:**\n\n1',
  'Fry in a pan: ¦**「',
  'Leek soup\n\n**Ingredients:**\n\n1. Eg',
  '¦| a | b |\n| - ',
  '| a | b |\n| - | - |\n',
  '| a | b |\n| - | - |\n| c',
  '| a |\n\n',
  '| a |\n\n¦| b',
  '¦```mark',
  'Stir.\nA very long sentence that ends ¦**we',
  'Stir. ¦**well*',
  'Stir. **well**',
  'Stir. **well** and *fast*, then ¦_ea',
  'See it. ¦[the site](http://a.exam',
  'See it. [the site](http://a.example)',
  '¦[Optional]',
  '[Optional]: par',
  'Stir. Use `2 *` and ¦`3',
  'Cut. Cut¦!',
  'Stir. Salt ¦&am',
  'Stir. Salt & pe',
  'Stir. waxy¦<br',
  '- 2 * 3, 2~3, 5*5 and 4* of',
  'Stir. It is\\* not ¦\\',
  'Stir. Salt ¦\ud83e',
])('%j', (text) => {
  const [shown = '', held = ''] = text.split('¦')
  const markdown = shown + held
  expect(words(settledPart(normalizeMarkdown(markdown), markdown))).toBe(words(shown))
})

/** What is not a space or a mark of a heading or a table. */
const words = (text: string) => text.replace(/[\s#|-]|^\*\*|\*\*$/gm, '').replaceAll('\\*', '*')

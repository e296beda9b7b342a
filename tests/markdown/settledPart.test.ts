import { expect, it } from 'vitest'
import { settledPart } from '../../src/markdown/settledPart.ts'

/** Each as `what stays¦what is held back`. */
it.each([
  'For the dough:\n¦-',
  'For the dough:\n- flour',
  'Bye.\n¦---',
  '- flour\n¦* **',
  '¦- [ ]',
  '- [ ] flour',
  '¦1',
  '¦12. ',
  '12 eggs',
  '¦## Sou',
  '¦## Soup\n\n',
  '## Soup\n\nHot',
  '## Soup\n\n### Meth',
  '¦## Soup\n\n| a ',
  '¦**Ingredi',
  '¦**Ingredients:**\n\n1',
  '**Careful:** it',
  '¦| a | b |\n| - ',
  '| a | b |\n| - | - |\n',
  '| a | b |\n| - | - |\n| c',
  '| a |\n\n',
  '¦```mark',
  'Stir ¦**we',
  'Stir ¦**well*',
  'Stir **well**',
  'Stir **well** and *fast*, then ¦_ea',
  'See ¦[the site](http://a.exam',
  'See [the site](http://a.example)',
  '¦[Optional]',
  '[Optional]: par',
  'Use `2 *` and ¦`3',
  'Cut¦!',
  'Salt ¦&am',
  'Salt & pe',
  'waxy¦<br',
  'waxy<br>thi',
  '2 * 3, 2~3 and 4* of',
  'It is\\* not ¦\\',
])('%j', (text) => {
  const [settled = '', held = ''] = text.split('¦')
  expect(settledPart(settled + held)).toBe(settled)
})

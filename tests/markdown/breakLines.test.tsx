import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Markdown } from '../../src/markdown/Markdown.tsx'

/** What the page shows, with ~ for each space that can't break, and ⁀ for each U+2060. */
function textOf(markdown: string) {
  const { container } = render(<Markdown>{markdown}</Markdown>)
  return container.textContent?.replaceAll('\u00A0', '~').replaceAll('\u2060', '⁀')
}

it.each([
  '200~g, 2~kg, 5~mg, 1~l, 2~L, 5~ml, 5~cl, 5~dl, 2~cm, 3~mm, 180~°C, 350~°F, 90~°',
  '4~oz, 1~lb, 2~lbs, 1~tbsp, 2~tbsps, 1~tsp, ½~Tsp, 1~tablespoon, 2~teaspoons, 1~cup, 2~cups',
  '1~h, 1~hr, 2~hrs, 1~hour, 2~hours, 1~min, 5~mins, 1~minute, 5~minutes',
  '2~EL, 1~TL, 1~Tasse, 2~Tassen, 5~Min. 5~Minuten, 1~Std. 1~Stunde, 2~Stunden',
  '2~c. à soupe, 1~c.à café, 1~cuillère, 2~cuillères, 1~tasse, 2~tasses, 1~heure, 2~heures',
  '1~cucharada, 2~cucharaditas, 1~taza, 2~tazas, 1~minuto, 5~minutos, 1~hora, 2~horas',
  '10 to 12~minutes, 1 1/2~cups, 2 limes, 3 garlic cloves, 1 cm2, about an hour',
])('a number stays with its unit where there is a ~: %s', (text) => {
  expect(textOf(text.replaceAll('~', ' '))).toBe(text)
})

it.each([
  '3⁀–⁀4~minutes, 3⁀-⁀4~min, 3⁀—⁀4, ½⁀–⁀¾~cup, 2⁀‐⁀3⁀−⁀4, 3⁀～⁀4分钟, 3⁀〜⁀4分, ٣⁀–⁀٤ دقائق',
  '3~⁀–⁀~4~Minuten, 2~⁀-⁀3',
  'stir-fry – hot, well-done, 9-inch, A-1, –4',
])('a range stays on one line: %s', (text) => {
  expect(textOf(text.replaceAll('~', ' ').replaceAll('⁀', ''))).toBe(text)
})

it('both do so in headings, lists and tables, but not in code and in links', () => {
  const markdown =
    '## Bake 2–3 min\n\n- **3–4 cups**\n\n|1-2 g|\n|-|\n\n`5-6 ml` https://a.example/7-8\n\n```\n5–6 ml\n```'
  const text = 'Bake 2⁀–⁀3~min3⁀–⁀4~cups1⁀-⁀2~g5-6 ml https://a.example/7-85–6 ml\n'
  expect(textOf(markdown)).toBe(text)
})

it('a label with a number and a unit is a heading', () => {
  const { getByRole } = render(<Markdown>{'Hot.\n\nAfter 20 minutes:\n\n- cream'}</Markdown>)
  expect(getByRole('heading')).toHaveTextContent('After 20 minutes')
})

import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Markdown } from '../../src/markdown/Markdown.tsx'

/** The rows of facts, each with the texts of its facts. */
function rowsOf(markdown: string) {
  const { container } = render(<Markdown>{markdown}</Markdown>)
  const rows = [...container.querySelectorAll('p[data-facts]')]
  return rows.map((row) => [...row.children].map((fact) => `${fact.localName} ${fact.textContent}`))
}

it.each([
  ['bars', 'Prep time: 10 min | Cook time: 25 min', ['Prep time: 10 min', 'Cook time: 25 min']],
  ['dots', 'Serves 2 · 40 min', ['Serves 2', '40 min']],
  ['dots without a yield', '40 min · 9 kcal', ['40 min', '9 kcal']],
  ['bullets', 'Serves 2 • 40 min', ['Serves 2', '40 min']],
  ['lines', 'Prep: about 9 min\nCourse: soup', ['Prep: about 9 min', 'Course: soup']],
  ['two spaces', 'Makes 9  \nTotal: 1 h', ['Makes 9', 'Total: 1 h']],
  ['bars and lines', 'Prep: 1 h |\nCook: 2 h', ['Prep: 1 h', 'Cook: 2 h']],
  ['bold labels', '**Prep:** 1 h | *Cook:* 2 h', ['Prep: 1 h', 'Cook: 2 h']],
  ['bold facts', '**Serves 2 · 40 min**', ['Serves 2', '40 min']],
  ['one fact', '**Prep:** 1 h', ['Prep: 1 h']],
  ['one yield', 'Yield 4', ['Yield 4']],
  ['long facts', `Serves 2 | ${'a'.repeat(49)}1`, ['Serves 2', `${'a'.repeat(49)}1`]],
  ['wide colons', '准备时间：10分钟 | 难度：易', ['准备时间：10分钟', '难度：易']],
])('facts between %s are a row', (_, paragraph, facts) => {
  const spans = facts.map((fact) => `span ${fact.replace(/(\d) (?=min|h)/, '$1\u00A0')}`)
  expect(rowsOf(`# Soup\n\n${paragraph}\n\n- leek`)).toEqual([spans])
})

it.each([
  ['words and a fact', 'Hot.\nPrep: 1 h'],
  ['words with a bar', 'Hot | sour'],
  ['a number in a sentence', 'A soup from 1950'],
  ['a fact of more than 50 letters', `Serves 2 | ${'a'.repeat(50)}1`],
  ['facts with a link', 'Serves 2 | [Source: a](https://a.example)'],
  ['facts in a quotation', '> Serves 2'],
])('%s: no row of facts', (_, paragraph) => {
  expect(rowsOf(`# Soup\n\n${paragraph}\n\n- leek`)).toEqual([])
})

it('facts after the introduction are a paragraph', () => {
  expect(rowsOf('Serves 2 · 40 min\n\n# Soup\n- leek\n\nServes 2\n\n1. Cut.\n\nServes 2')).toEqual(
    [],
  )
})

it('facts are apart in the text, without what separates them', () => {
  const { container } = render(<Markdown>{'# Soup\n\nServes 2 · Course: soup\n\n- leek'}</Markdown>)
  expect(container.querySelector('p')?.textContent?.trim()).toBe('Serves 2 Course: soup')
})

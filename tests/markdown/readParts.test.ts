import { expect, it } from 'vitest'
import { readParts } from '../../src/markdown/readParts.ts'

it('reads the markdown of each part, without rendering it', () => {
  const reply =
    'Sure!\n\n**Soup**\n\nServes 2\n\nIngredients:\n• 2 leeks\n\nSteps:\n1) Cut.\n2) Boil.'
  expect(readParts(reply)).toEqual({
    preamble: 'Sure!',
    introduction: '# Soup\n\nServes 2',
    ingredients: '## Ingredients\n\n- 2 leeks',
    steps: '## Steps\n\n1. Cut.\n2. Boil.',
  })
})

it('an underlined heading gets the depth that it has on the page', () => {
  const { introduction, steps } = readParts('Soup\n====\n\nHot.\n\nSteps\n====\n\n1. Cut.')
  expect([introduction, steps]).toEqual(['# Soup\n\nHot.', '## Steps\n\n1. Cut.'])
})

it('a part that a reply lacks is empty', () => {
  expect(readParts('')).toEqual({ preamble: '', introduction: '', ingredients: '', steps: '' })
})

it('a text that would take long to parse has no parts', () => {
  expect(Object.values(readParts('- '.repeat(3000)))).toEqual(['', '', '', ''])
})

it('an item of several lines is followed by the next one without a blank line', () => {
  const steps = '10. Cut.\nThin rings.\nNot too thin.\n11. Boil.'
  expect(readParts(steps).steps).toBe(steps)
})

it('a list goes on to the end of the lists that belong to it', () => {
  const steps = '1. Make the dough:\n\n- flour\n- water\n\n2. Bake it.'
  expect(readParts(steps).steps).toBe(steps)
})

it('items between blank lines stay so', () => {
  const steps = '1. Cut.\n\n2. Boil.'
  expect(readParts(steps).steps).toBe(steps)
})

it('only a heading loses its signs', () => {
  expect(readParts('#vegan and hot').preamble).toBe('#vegan and hot')
})
